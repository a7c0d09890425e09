/** The countries of the European Union, by their ISO code; a Greek VAT number begins with EL. */
export const european: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
