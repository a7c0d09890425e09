import type { DocumentSettings, VatGroup } from '@facturatie/api-contract';
import { parsePercent, type Percent, percent } from '@facturatie/invoice-engine';
import type { InferResult } from 'kysely';
import type { Db } from '../db.ts';
import { readCountingTypes } from '../reference/lookups.ts';

/**
 * The rows of `settings` that replace the defaults of spec §9: a code of a VAT group, and a percentage
 * as decimal text (`27.5`).
 */
const settingKeys = { vatCode: 'defaultVatCode', margin: 'defaultMargin' } as const;

const defaults = { vatCode: '3', margin: '25' } as const;

/** What the editor of documents needs besides the document. */
export async function readDocumentSettings(db: Db): Promise<DocumentSettings> {
  return {
    vat: { defaultCode: Number(await readSetting(db, 'vatCode')) },
    vatGroups: await readVatGroups(db),
    countingTypes: await readCountingTypes(db),
    margins: { default: await readDefaultMargin(db) },
  };
}

/** The margin that lines of a new document without an article are assumed to make. */
export async function readDefaultMargin(db: Db): Promise<Percent> {
  return parsePercent(await readSetting(db, 'margin'));
}

/** What a document that is saved is checked and calculated by. */
export interface DocumentTerms {
  readonly isKnownCountingType: boolean;
  readonly defaultMargin: Percent;
  /** The rate of each VAT code, in hundredths of a percent. */
  readonly vatRates: ReadonlyMap<number, number>;
}

/** The query of what `documentTermsOf` reads. */
export function documentTermsQuery(db: Db, countingType: string) {
  const terms = db.selectNoFrom([
    db.selectFrom('countingTypes').select('key').where('key', '=', countingType).as('found'),
    settingRow(db, 'margin').as('margin'),
  ]);
  return db
    .selectFrom(terms.as('terms'))
    .leftJoin('vatGroups', (join) => join.onTrue())
    .select(['terms.found', 'terms.margin', 'vatGroups.code', 'vatGroups.rate']);
}

/** @param rows of `documentTermsQuery` */
export function documentTermsOf(
  rows: InferResult<ReturnType<typeof documentTermsQuery>>,
): DocumentTerms {
  const [first] = rows;
  return {
    isKnownCountingType: typeof first?.found === 'string',
    defaultMargin: parsePercent(first?.margin ?? defaults.margin),
    // Code 0 is 0 % and has no group (docs/decisions/0001, VAT groups).
    vatRates: new Map([[0, 0], ...rows.map(({ code, rate }) => [code ?? 0, rate ?? 0] as const)]),
  };
}

/** The VAT rates that a line can have besides 0 %, which needs no group. */
async function readVatGroups(db: Db): Promise<VatGroup[]> {
  const groups = await db
    .selectFrom('vatGroups')
    .select(['code', 'rate'])
    .orderBy('rate', 'desc')
    .orderBy('code')
    .execute();
  return groups.map(({ code, rate }) => ({ code, rate: percent(rate) }));
}

async function readSetting(db: Db, name: keyof typeof settingKeys): Promise<string> {
  const row = await settingRow(db, name).executeTakeFirst();
  return row?.value ?? defaults[name];
}

function settingRow(db: Db, name: keyof typeof settingKeys) {
  return db.selectFrom('settings').select('value').where('key', '=', settingKeys[name]);
}
