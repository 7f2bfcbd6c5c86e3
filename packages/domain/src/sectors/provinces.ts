export interface Province {
  /** The first two digits of the province's postcodes. */
  code: string;
  names: { es: string; ca: string; en: string };
}

/** Spain's provinces and its two autonomous cities. */
export const provinces: readonly Province[] = [
  { code: '01', names: { es: 'Araba/Álava', ca: 'Àlaba', en: 'Álava' } },
  { code: '02', names: { es: 'Albacete', ca: 'Albacete', en: 'Albacete' } },
  { code: '03', names: { es: 'Alicante/Alacant', ca: 'Alacant', en: 'Alicante' } },
  { code: '04', names: { es: 'Almería', ca: 'Almeria', en: 'Almería' } },
  { code: '05', names: { es: 'Ávila', ca: 'Àvila', en: 'Ávila' } },
  { code: '06', names: { es: 'Badajoz', ca: 'Badajoz', en: 'Badajoz' } },
  { code: '07', names: { es: 'Illes Balears', ca: 'Illes Balears', en: 'Balearic Islands' } },
  { code: '08', names: { es: 'Barcelona', ca: 'Barcelona', en: 'Barcelona' } },
  { code: '09', names: { es: 'Burgos', ca: 'Burgos', en: 'Burgos' } },
  { code: '10', names: { es: 'Cáceres', ca: 'Càceres', en: 'Cáceres' } },
  { code: '11', names: { es: 'Cádiz', ca: 'Cadis', en: 'Cádiz' } },
  { code: '12', names: { es: 'Castellón/Castelló', ca: 'Castelló', en: 'Castellón' } },
  { code: '13', names: { es: 'Ciudad Real', ca: 'Ciudad Real', en: 'Ciudad Real' } },
  { code: '14', names: { es: 'Córdoba', ca: 'Còrdova', en: 'Córdoba' } },
  { code: '15', names: { es: 'A Coruña', ca: 'la Corunya', en: 'A Coruña' } },
  { code: '16', names: { es: 'Cuenca', ca: 'Conca', en: 'Cuenca' } },
  { code: '17', names: { es: 'Girona', ca: 'Girona', en: 'Girona' } },
  { code: '18', names: { es: 'Granada', ca: 'Granada', en: 'Granada' } },
  { code: '19', names: { es: 'Guadalajara', ca: 'Guadalajara', en: 'Guadalajara' } },
  { code: '20', names: { es: 'Gipuzkoa', ca: 'Guipúscoa', en: 'Gipuzkoa' } },
  { code: '21', names: { es: 'Huelva', ca: 'Huelva', en: 'Huelva' } },
  { code: '22', names: { es: 'Huesca', ca: 'Osca', en: 'Huesca' } },
  { code: '23', names: { es: 'Jaén', ca: 'Jaén', en: 'Jaén' } },
  { code: '24', names: { es: 'León', ca: 'Lleó', en: 'León' } },
  { code: '25', names: { es: 'Lleida', ca: 'Lleida', en: 'Lleida' } },
  { code: '26', names: { es: 'La Rioja', ca: 'la Rioja', en: 'La Rioja' } },
  { code: '27', names: { es: 'Lugo', ca: 'Lugo', en: 'Lugo' } },
  { code: '28', names: { es: 'Madrid', ca: 'Madrid', en: 'Madrid' } },
  { code: '29', names: { es: 'Málaga', ca: 'Màlaga', en: 'Málaga' } },
  { code: '30', names: { es: 'Murcia', ca: 'Múrcia', en: 'Murcia' } },
  { code: '31', names: { es: 'Navarra', ca: 'Navarra', en: 'Navarre' } },
  { code: '32', names: { es: 'Ourense', ca: 'Ourense', en: 'Ourense' } },
  { code: '33', names: { es: 'Asturias', ca: 'Astúries', en: 'Asturias' } },
  { code: '34', names: { es: 'Palencia', ca: 'Palència', en: 'Palencia' } },
  { code: '35', names: { es: 'Las Palmas', ca: 'Las Palmas', en: 'Las Palmas' } },
  { code: '36', names: { es: 'Pontevedra', ca: 'Pontevedra', en: 'Pontevedra' } },
  { code: '37', names: { es: 'Salamanca', ca: 'Salamanca', en: 'Salamanca' } },
  {
    code: '38',
    names: {
      es: 'Santa Cruz de Tenerife',
      ca: 'Santa Cruz de Tenerife',
      en: 'Santa Cruz de Tenerife',
    },
  },
  { code: '39', names: { es: 'Cantabria', ca: 'Cantàbria', en: 'Cantabria' } },
  { code: '40', names: { es: 'Segovia', ca: 'Segòvia', en: 'Segovia' } },
  { code: '41', names: { es: 'Sevilla', ca: 'Sevilla', en: 'Seville' } },
  { code: '42', names: { es: 'Soria', ca: 'Sòria', en: 'Soria' } },
  { code: '43', names: { es: 'Tarragona', ca: 'Tarragona', en: 'Tarragona' } },
  { code: '44', names: { es: 'Teruel', ca: 'Terol', en: 'Teruel' } },
  { code: '45', names: { es: 'Toledo', ca: 'Toledo', en: 'Toledo' } },
  { code: '46', names: { es: 'Valencia/València', ca: 'València', en: 'Valencia' } },
  { code: '47', names: { es: 'Valladolid', ca: 'Valladolid', en: 'Valladolid' } },
  { code: '48', names: { es: 'Bizkaia', ca: 'Biscaia', en: 'Bizkaia' } },
  { code: '49', names: { es: 'Zamora', ca: 'Zamora', en: 'Zamora' } },
  { code: '50', names: { es: 'Zaragoza', ca: 'Saragossa', en: 'Zaragoza' } },
  { code: '51', names: { es: 'Ceuta', ca: 'Ceuta', en: 'Ceuta' } },
  { code: '52', names: { es: 'Melilla', ca: 'Melilla', en: 'Melilla' } },
];

const byCode: ReadonlyMap<string, Province> = new Map(
  provinces.map((province) => [province.code, province]),
);

export const findProvince = (code: string): Province | null => byCode.get(code) ?? null;
