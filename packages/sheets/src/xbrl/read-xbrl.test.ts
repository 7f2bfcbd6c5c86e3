import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../read-source-files.ts';
import { readOne, readRefusal } from '../testing/read-one.ts';

const namespace = 'http://www.icac.meh.es/taxonomia/2016-01-01/pgc07/comun-base';
const instance = `<?xml version="1.0" encoding="UTF-8"?>
<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:pgc="${namespace}">
<link:schemaRef xlink:type="simple" xlink:href="http://127.0.0.1:1/never-followed.xsd"/>
<xbrli:context id="D.2025"><xbrli:entity><xbrli:identifier scheme="http://www.agenciatributaria.es">B12345678</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>2025-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="I.2025.PN"><xbrli:entity><xbrli:identifier scheme="s">B12345678</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>2025-12-31</xbrli:instant></xbrli:period><xbrli:scenario><xbrldi:explicitMember dimension="pgc:Dim">pgc:Capital</xbrldi:explicitMember></xbrli:scenario></xbrli:context>
<xbrli:unit id="euro"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>
<pgc:ImporteNetoCifraNegocios contextRef="D.2025" unitRef="euro" decimals="2">1250000.55</pgc:ImporteNetoCifraNegocios>
<pgc:Aprovisionamientos contextRef="D.2025" unitRef="euro" decimals="2" xsi:nil="true"/>
<pgc:PatrimonioNeto contextRef="I.2025.PN" unitRef="euro" decimals="-3">1000</pgc:PatrimonioNeto>
<pgc:Denominacion contextRef="D.2025">Núñez &amp; Cía</pgc:Denominacion>
</xbrli:xbrl>`;

describe('an XBRL instance', () => {
  it('gives its facts with context and unit; a figure is never scaled, nil is none', async () => {
    const file = await readOne(instance, 'deposito.xml');
    const year = {
      id: 'D.2025',
      entity: 'B12345678',
      start: '2025-01-01',
      end: '2025-12-31',
      dimensions: [],
    };
    expect(file).toMatchObject({ kind: 'xbrl', sheets: [] });
    expect(file.facts).toEqual([
      {
        namespace,
        name: 'ImporteNetoCifraNegocios',
        value: '1250000.55',
        context: year,
        unit: 'iso4217:EUR',
        decimals: '2',
      },
      {
        namespace,
        name: 'Aprovisionamientos',
        value: null,
        context: year,
        unit: 'iso4217:EUR',
        decimals: '2',
      },
      {
        namespace,
        name: 'PatrimonioNeto',
        value: '1000',
        context: {
          id: 'I.2025.PN',
          entity: 'B12345678',
          start: null,
          end: '2025-12-31',
          dimensions: ['pgc:Dim=pgc:Capital'],
        },
        unit: 'iso4217:EUR',
        decimals: '-3',
      },
      {
        namespace,
        name: 'Denominacion',
        value: 'Núñez & Cía',
        context: year,
        unit: null,
        decimals: null,
      },
    ]);
  });

  it('in the ZIP of a deposit, beside what is refused and a ZIP that is not opened', async () => {
    const bytes = zipSync({
      'D2/cuentas.xbrl': strToU8(instance),
      'D2/firma.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
      'mas.zip': zipSync({ 'a.csv': strToU8('a;b') }),
      '__MACOSX/._x': strToU8('x'),
    });
    const { files, refusals } = await readSourceFiles({
      name: 'deposito.zip',
      bytes: Uint8Array.from(bytes),
    });
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['deposito.zip/D2/cuentas.xbrl', 'xbrl'],
    ]);
    expect(refusals.map(({ file, code }) => [file, code])).toEqual([
      ['deposito.zip/D2/firma.png', 'photo'],
      ['deposito.zip/mas.zip', 'other-kind'],
    ]);
  });

  it('that names a context it does not have is damaged; one with entities of its own is not read', async () => {
    expect(
      await readRefusal(instance.replace('contextRef="D.2025"', 'contextRef="x"')),
    ).toMatchObject({ code: 'damaged' });
    const bomb = instance.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>');
    expect(await readRefusal(bomb)).toMatchObject({ code: 'doctype' });
  });
});
