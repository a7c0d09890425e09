import * as fc from 'fast-check';
import {
  wireDate,
  wireFormAmount,
  wireHundredths,
  wireInteger,
  wirePercentage,
  wirePrice,
  wireRequiredText,
  wireText,
} from './wirePrimitives.ts';

const keyValueWire = fc.record({ key: wireRequiredText, value: wireText });

const groupChoiceWire = fc.record({ PK_groep: wireInteger, GroepNaam: wireText });

const representativeChoiceWire = fc.record({ vwID: wireInteger, vwNaam: wireText });

const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 });

const lookupFields = {
  klantengroepen: some(groupChoiceWire),
  klantenvertegenwoordigers: some(representativeChoiceWire),
  typetelling: some(keyValueWire),
  landen: some(keyValueWire),
  aanhef: some(wireText),
};

const bankWire = fc.record({
  PK_item: wireInteger,
  Naam: wireText,
  isHoofdbank: fc.constantFrom(0, 1),
});

const vatGroupWire = fc.record({ PK_BTW: fc.maxSafeNat(), Waarde: wirePercentage });

const settingsFields = {
  Instellingen: fc.record({ DefaultBtw: fc.maxSafeNat() }),
  Btw_Groep: some(vatGroupWire),
  typetelling: some(keyValueWire),
  Settings: fc.record({ ART_DEF_MARGE: wirePercentage }),
};

const paymentFormWire = fc
  .record({
    Datum: wireDate,
    FK_Bank: fc.maxSafeNat(),
    Bedrag: wireFormAmount,
    Type: fc.constant('K'),
    Betaling_Per: wireRequiredText,
    Vervaldagen: wireInteger,
    Klantnummer: wireRequiredText,
  })
  .map((payment) => ({ ...payment, Toegekend: payment.Bedrag }));

/** What is chosen from, and what payments and look-ups send, by the name of its entity. */
export const lookupWireValues: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  keyValue: keyValueWire,
  groupChoice: groupChoiceWire,
  representativeChoice: representativeChoiceWire,
  customerLookups: fc.record(lookupFields),
  newCustomerData: fc.record({ klantnummer: wireRequiredText, ...lookupFields }),
  bank: bankWire,
  paymentLookups: fc.record({ betalingper: some(keyValueWire), banken: some(bankWire) }),
  paymentForm: paymentFormWire,
  paymentRow: fc.record({
    Datum: wireDate,
    Bedrag: wireHundredths,
    BankNaam: wireText,
    Notities: wireText,
  }),
  vatGroup: vatGroupWire,
  documentSettings: fc.record(settingsFields),
  newDocumentData: fc.record({
    Factuurnummer: wireRequiredText,
    Datum: wireDate,
    ...settingsFields,
  }),
  article: fc.record({
    Artikelnummer: wireRequiredText,
    Omschrijving_klein: wireText,
    arAard: fc.constantFrom('B', 'S'),
    Aankoop_prijs: wirePrice,
    Prijs_per_eenheid: wirePrice,
  }),
  vatQuestion: fc.record({ country_code: fc.constant('BE'), vat_number: wireRequiredText }),
  vatAnswer: fc.record({
    response: fc.record({ name: wireText, address: wireText, countryCode: wireText }),
  }),
};
