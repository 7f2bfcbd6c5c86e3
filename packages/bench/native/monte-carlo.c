/* The reference loop of the Monte Carlo benchmark: reads one model, values it many times, prints its times.
 * Build: gcc -O3 -march=native -ffast-math -o monte-carlo monte-carlo.c -lm
 * Input (stdin): rounds trials seed years, six numbers for each year (growth, margin, D&A, capex, NWC, tax),
 * base revenue, base NWC, WACC, g, mid-year (0/1), bridge total, then the deviations of growth, margin, WACC and g and
 * the triangle of capex. Output: one line a round of the textbook loop, and one of the engine's own algorithm, with
 * nanoseconds, mean and deviation; then the grid's rounds. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MAX_YEARS = 15, GRID = 11 };

static uint64_t state[4];

static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next(void) {
  uint64_t result = rotl(state[1] * 5, 7) * 9, t = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= t;
  state[3] = rotl(state[3], 45);
  return result;
}

static inline double uniform(void) { return ((next() >> 12) + 0.5) * 0x1.0p-52; }

static void seed_state(uint64_t seed) {
  for (int i = 0; i < 4; i++) {
    uint64_t z = (seed += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    state[i] = z ^ (z >> 31);
  }
}

typedef struct {
  int years, mid_year;
  double growth[MAX_YEARS], margin[MAX_YEARS], depreciation[MAX_YEARS], capex[MAX_YEARS],
      working[MAX_YEARS], tax[MAX_YEARS];
  double revenue, net_working_capital, rate, terminal_growth, bridge;
} Model;

typedef struct {
  double growth, margin, rate, terminal_growth, capex_low, capex_mode, capex_high;
} Spread;

static inline double triangular(double u, double a, double m, double b) {
  return u < (m - a) / (b - a) ? a + sqrt(u * (b - a) * (m - a))
                               : b - sqrt((1 - u) * (b - a) * (b - m));
}

static inline void normal_pair(double *one, double *other) {
  double radius = sqrt(-2 * log(uniform())), angle = 2 * M_PI * uniform();
  *one = radius * cos(angle);
  *other = radius * sin(angle);
}

static void simulate(const Model *m, const Spread *s, int trials, double *values) {
  for (int i = 0; i < trials; i++) {
    double growth, margin, rate, end;
    do {
      double a, b, c, d;
      normal_pair(&a, &b);
      normal_pair(&c, &d);
      growth = s->growth * a;
      margin = s->margin * b;
      rate = m->rate + s->rate * c;
      end = m->terminal_growth + s->terminal_growth * d;
    } while (rate - end < 0.02);
    double capex = triangular(uniform(), s->capex_low, s->capex_mode, s->capex_high);
    double yearly = 1 / (1 + rate), factor = m->mid_year ? 1 / sqrt(yearly) : 1;
    double revenue = m->revenue, working = m->net_working_capital, value = m->bridge, flow = 0;
    for (int t = 0; t < m->years; t++) {
      revenue *= 1 + m->growth[t] + growth;
      factor *= yearly;
      double ebitda = revenue * (m->margin[t] + margin);
      double ebit = ebitda - revenue * m->depreciation[t];
      double tax = ebit > 0 ? ebit * m->tax[t] : 0;
      double closing = revenue * m->working[t];
      flow = ebitda - tax - revenue * (m->capex[t] + capex) - (closing - working);
      working = closing;
      value += flow * factor;
    }
    values[i] = value + flow * (1 + end) / (rate - end) * factor;
  }
}

#include "engine-monte-carlo.h"

/* 11 x 11 values around the base case, flows given: rates in steps of 0.2 pp, growth in steps of 0.1 pp. */
static void fill_grid(const Model *m, const double *flows, double *grid) {
  for (int row = 0; row < GRID; row++) {
    double rate = m->rate + (row - GRID / 2) * 0.002, yearly = 1 / (1 + rate);
    double factor = m->mid_year ? 1 / sqrt(yearly) : 1, value = m->bridge;
    for (int t = 0; t < m->years; t++) {
      factor *= yearly;
      value += flows[t] * factor;
    }
    double last = flows[m->years - 1] * factor;
    for (int column = 0; column < GRID; column++) {
      double end = m->terminal_growth + (column - GRID / 2) * 0.001;
      grid[row * GRID + column] = value + last * (1 + end) / (rate - end);
    }
  }
}

/* Of this process alone: what else the machine does must not count. */
static double nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e9 + now.tv_nsec;
}

static void read_flows(const Model *m, double *flows) {
  double revenue = m->revenue, working = m->net_working_capital;
  for (int t = 0; t < m->years; t++) {
    revenue *= 1 + m->growth[t];
    double ebitda = revenue * m->margin[t], ebit = ebitda - revenue * m->depreciation[t];
    double closing = revenue * m->working[t];
    flows[t] = ebitda - (ebit > 0 ? ebit * m->tax[t] : 0) - revenue * m->capex[t] - (closing - working);
    working = closing;
  }
}

int main(void) {
  Model m;
  Spread s;
  int rounds, trials;
  unsigned long long seed;
  if (scanf("%d %d %llu %d", &rounds, &trials, &seed, &m.years) != 4 || m.years > MAX_YEARS) return 1;
  for (int t = 0; t < m.years; t++)
    if (scanf("%lf %lf %lf %lf %lf %lf", &m.growth[t], &m.margin[t], &m.depreciation[t],
              &m.capex[t], &m.working[t], &m.tax[t]) != 6)
      return 1;
  if (scanf("%lf %lf %lf %lf %d %lf", &m.revenue, &m.net_working_capital, &m.rate,
            &m.terminal_growth, &m.mid_year, &m.bridge) != 6)
    return 1;
  if (scanf("%lf %lf %lf %lf %lf %lf %lf", &s.growth, &s.margin, &s.rate, &s.terminal_growth,
            &s.capex_low, &s.capex_mode, &s.capex_high) != 7)
    return 1;
  double *values = malloc(sizeof(double) * trials);
  for (int round = 0; round < rounds; round++) {
    seed_state(seed);
    double start = nanoseconds();
    simulate(&m, &s, trials, values);
    double sum = 0, squares = 0;
    for (int i = 0; i < trials; i++) sum += values[i];
    double mean = sum / trials;
    for (int i = 0; i < trials; i++) squares += (values[i] - mean) * (values[i] - mean);
    double taken = nanoseconds() - start;
    printf("trials %.0f %.17g %.17g\n", taken, mean, sqrt(squares / (trials - 1)));
  }
  build_cubics();
  uint16_t *places = malloc(sizeof(uint16_t) * trials);
  double *bucket = malloc(sizeof(double) * trials), answers = 0;
  for (int round = 0; round < rounds; round++) {
    seed_state(seed);
    double start = nanoseconds();
    simulate_as_engine(&m, &s, trials, values);
    double sum = 0, squares = 0;
    for (int i = 0; i < trials; i++) sum += values[i];
    double mean = sum / trials;
    for (int i = 0; i < trials; i++) squares += (values[i] - mean) * (values[i] - mean);
    answers += summarise(values, trials, places, bucket);
    double taken = nanoseconds() - start;
    printf("same %.0f %.17g %.17g\n", taken, mean, sqrt(squares / (trials - 1)));
  }
  free(places);
  free(bucket);
  double flows[MAX_YEARS], grid[GRID * GRID], check = 0;
  read_flows(&m, flows);
  for (int round = 0; round < rounds; round++) {
    const int calls = 20000;
    double start = nanoseconds();
    for (int call = 0; call < calls; call++) {
      fill_grid(&m, flows, grid);
      /* Each result moves the next input by nothing the eye sees, so that no call can be left out. */
      m.bridge += grid[call % (GRID * GRID)] * 1e-300;
    }
    check += grid[GRID * GRID / 2];
    printf("grid %.3f %.17g\n", (nanoseconds() - start) / calls, grid[GRID * GRID / 2]);
  }
  free(values);
  return check + answers == check + answers ? 0 : 1;
}
