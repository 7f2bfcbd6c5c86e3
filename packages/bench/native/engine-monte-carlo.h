/* The engine's own algorithm in C, for what the language costs: blocks of a thousand trials in columns, uniform numbers of
 * 32 bits in pairs, normal quantiles by cubics, a triangle of two arcs, quantiles by buckets and a histogram. */
#include <string.h>

enum { BLOCK = 1000, CELLS = 1024, END_CELLS = 32, ZOOMS = 6, BUCKETS = 2048, BINS = 50, ASKED = 8 };

static double cubics[4 * CELLS * (ZOOMS + 1)];

/* The quantile by halving: it only fills the table, outside the measured time. */
static double normal_quantile(double share) {
  double low = -40, high = 40;
  for (int i = 0; i < 200; i++) {
    double middle = (low + high) / 2;
    if (0.5 * erfc(-middle / M_SQRT2) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

static void set_cubics(int zoom, double width, int last) {
  for (int cell = END_CELLS; cell < last; cell++) {
    double from = normal_quantile(cell * width), to = normal_quantile((cell + 1) * width);
    double root = sqrt(2 * M_PI) * width, rise = to - from;
    double first = root * exp(from * from / 2), second = root * exp(to * to / 2);
    double cubic[4] = {from, first, 3 * rise - 2 * first - second, first + second - 2 * rise};
    memcpy(cubics + 4 * (zoom * CELLS + cell), cubic, sizeof cubic);
  }
}

static void build_cubics(void) {
  double width = 1.0 / CELLS;
  set_cubics(0, width, CELLS - END_CELLS);
  for (int zoom = 1; zoom <= ZOOMS; zoom++) set_cubics(zoom, width *= (double)END_CELLS / CELLS, CELLS);
}

static inline double cubic_at(int first, double x) {
  const double *c = cubics + first;
  return c[0] + x * (c[1] + x * (c[2] + x * c[3]));
}

static double lower_end(double share) {
  int first = 0;
  do {
    share *= CELLS / END_CELLS;
    first += 4 * CELLS;
  } while (share < (double)END_CELLS / CELLS);
  double place = share * CELLS;
  return cubic_at(first + 4 * (int)place, place - (int)place);
}

static void fill_uniform(double *target, int count) {
  for (int at = 0; at < count; at += 2) {
    uint64_t word = next();
    target[at] = ((uint32_t)(word >> 32) + 0.5) * 0x1.0p-32;
    if (at + 1 < count) target[at + 1] = ((uint32_t)word + 0.5) * 0x1.0p-32;
  }
}

static void fill_normal(double *values, int count, double deviation) {
  fill_uniform(values, count);
  for (int at = 0; at < count; at++) {
    double place = values[at] * CELLS;
    int cell = place;
    if (cell < END_CELLS) values[at] = deviation * lower_end(values[at]);
    else if (cell >= CELLS - END_CELLS) values[at] = -deviation * lower_end(1 - values[at]);
    else values[at] = deviation * cubic_at(4 * cell, place - cell);
  }
}

static void fill_triangle(double *values, int count, double a, double m, double b) {
  fill_uniform(values, count);
  double cut = (m - a) / (b - a), rising = (b - a) * (m - a), falling = (b - a) * (b - m);
  for (int at = 0; at < count; at++) {
    double left = a + sqrt(fmin(values[at], cut) * rising);
    values[at] = left + b - sqrt((1 - fmax(values[at], cut)) * falling) - m;
  }
}

static double growths[BLOCK], margins[BLOCK], rates[BLOCK], ends[BLOCK], capexes[BLOCK];
static double yearlies[BLOCK], openings[BLOCK], endings[BLOCK];

static void draw_block(const Spread *s, int from, int to) {
  fill_normal(growths + from, to - from, s->growth);
  fill_normal(margins + from, to - from, s->margin);
  fill_normal(rates + from, to - from, s->rate);
  fill_normal(ends + from, to - from, s->terminal_growth);
  fill_triangle(capexes + from, to - from, s->capex_low, s->capex_mode, s->capex_high);
}

/* The first trial whose rate is too near its growth; `to` where there is none. */
static int fill_discounting(const Model *m, int from, int to) {
  for (int at = from; at < to; at++) {
    double rate = m->rate + rates[at], end = m->terminal_growth + ends[at];
    if (!(rate > 0) || rate - end < 0.005) return at;
    yearlies[at] = 1 / (1 + rate);
    openings[at] = m->mid_year ? sqrt(yearlies[at]) * (1 + rate) : 1;
    endings[at] = (1 + end) / (rate - end);
  }
  return to;
}

static void value_block(const Model *m, double *target, int from, int to) {
  for (int at = from; at < to; at++) {
    double factor = openings[at], revenue = m->revenue, opened = m->net_working_capital;
    double value = m->bridge, flow = 0;
    for (int t = 0; t < m->years; t++) {
      revenue *= 1 + growths[at] + m->growth[t];
      factor *= yearlies[at];
      double ebitda = revenue * (m->margin[t] + margins[at]);
      double ebit = ebitda - revenue * m->depreciation[t];
      double tax = ebit > 0 ? ebit * m->tax[t] : 0;
      double closed = revenue * m->working[t];
      flow = ebitda - tax - revenue * (m->capex[t] + capexes[at]) - (closed - opened);
      opened = closed;
      value += flow * factor;
    }
    target[at] = value + flow * endings[at] * factor;
  }
}

static void simulate_as_engine(const Model *m, const Spread *s, int trials, double *values) {
  for (int done = 0; done < trials; done += BLOCK) {
    int count = trials - done < BLOCK ? trials - done : BLOCK;
    draw_block(s, 0, count);
    for (int at = 0; at < count;) {
      int end = fill_discounting(m, at, count);
      value_block(m, values + done, at, end);
      if (end < count) draw_block(s, end, end + 1);
      at = end;
    }
  }
}

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

/* Quantiles by equal buckets, of which only those asked for are sorted, and a histogram; answers with their sum. */
static double summarise(const double *values, int trials, uint16_t *places, double *bucket) {
  static const double asked[ASKED] = {0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99};
  double least = values[0], greatest = values[0], sum = 0;
  for (int at = 1; at < trials; at++) {
    least = fmin(least, values[at]);
    greatest = fmax(greatest, values[at]);
  }
  int starts[BUCKETS + 1] = {0}, bins[BINS] = {0};
  double scale = (BUCKETS - 1) / (greatest - least), width = BINS / (greatest - least);
  for (int at = 0; at < trials; at++) {
    places[at] = (values[at] - least) * scale;
    starts[places[at] + 1]++;
    int bin = (values[at] - least) * width;
    bins[bin < BINS ? bin : BINS - 1]++;
  }
  for (int at = 1; at <= BUCKETS; at++) starts[at] += starts[at - 1];
  for (int i = 0; i < ASKED; i++) {
    int position = (trials - 1) * asked[i], place = 0, filled = 0;
    while (starts[place + 1] <= position) place++;
    for (int at = 0; at < trials; at++)
      if (places[at] == place) bucket[filled++] = values[at];
    qsort(bucket, filled, sizeof *bucket, compare);
    sum += bucket[position - starts[place]];
  }
  return sum + bins[BINS / 2];
}
