export {
  belgianVatCheckDigits,
  formatBelgianEnterpriseNumber,
  formatBelgianVatNumber,
  isBelgianVatNumber,
  parseBelgianVatNumber,
} from './checkDigit/belgianVatNumber.ts';
export { gs1CheckDigit, isGln, isGtin } from './checkDigit/gs1.ts';
export {
  belgianBbanCheckDigits,
  formatIban,
  ibanCheckDigits,
  isIban,
  parseIban,
} from './checkDigit/iban.ts';
export {
  formatStructuredCommunication,
  isStructuredCommunication,
  parseStructuredCommunication,
  structuredCommunicationOf,
} from './checkDigit/structuredCommunication.ts';
