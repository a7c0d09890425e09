import * as fc from 'fast-check';

// Wire values exactly as `encode` writes them, made without the codecs, so that both can be compared.

export const wireText = fc.string({ unit: 'grapheme' });

export const wireRequiredText = wireText.filter((text) => text.trim() !== '');

export const wireInteger = fc.maxSafeInteger().map((value) => (value === 0 ? 0 : value));

export const wireCount = fc.maxSafeNat();

/** Numbers with at most two decimals: dividing whole hundredths gives the nearest double of each. */
export const wireHundredths = fc
  .integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  .map((hundredths) => (hundredths === 0 ? 0 : hundredths / 100));

export const wirePercentage = fc
  .integer({ min: 0, max: 100_00 })
  .map((hundredths) => hundredths / 100);

const wireLabel = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);

/** Nothing, or an address of the form that an e-mail field takes. */
export const wireEmail = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.stringMatching(/^[a-zA-Z0-9.+_'-]{1,20}$/), wireLabel, wireLabel)
    .map(([name, ...labels]) => `${name}@${labels.join('.')}`),
);

/** Numbers with at most three decimals, of a quantity that is not negative. */
export const wireQuantity = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((thousandths) => thousandths / 1000);

export const wirePrice = fc
  .integer({ min: 0, max: 99_999_999_99 })
  .map((hundredths) => hundredths / 100);

/** Amounts that a form takes: not negative, no larger than a total may be. */
export const wireFormAmount = fc
  .integer({ min: 0, max: 99_999_999_999_99 })
  .map((hundredths) => hundredths / 100);

const wireDay = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };

export const wireDate = fc.date(wireDay).map((moment) => moment.toISOString().slice(0, 10));
