export { isVatNumber } from './check/checkFields.ts';
export { checkInvoice } from './check/checkInvoice.ts';
export type { Finding } from './check/Finding.ts';
export {
  allowanceReasons,
  attachmentTypes,
  categories,
  countries,
  customizationId,
  exemptionCodes,
  paymentMeans,
  profileId,
  type UnitCode,
  units,
} from './codes/codes.ts';
export type {
  Address,
  Allowance,
  Attachment,
  BisInvoice,
  Category,
  CategoryCode,
  Contact,
  Delivery,
  Identifier,
  Line,
  Party,
  Payment,
  PrecedingInvoice,
  TaxSubtotal,
  Totals,
} from './model/BisInvoice.ts';
export { amount, type Decimal, decimalText } from './model/Decimal.ts';
export {
  formatParticipant,
  parseParticipant,
  participantFault,
  type ParticipantFault,
  participantOfVatNumber,
  participantSchemes,
} from './participant/participant.ts';
export { writeInvoice } from './write/writeInvoice.ts';
export { hasForbiddenCharacters, writtenText } from './write/xml.ts';
