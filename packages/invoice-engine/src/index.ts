export {
  belgianVatCheckDigits,
  formatBelgianEnterpriseNumber,
  formatBelgianVatNumber,
  isBelgianVatNumber,
  parseBelgianVatNumber,
} from './checkDigit/belgianVatNumber.ts';
export { isBic, parseBic } from './checkDigit/bic.ts';
export { isGs1Number } from './checkDigit/gs1.ts';
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
  structuredCommunicationOfDocument,
} from './checkDigit/structuredCommunication.ts';
export { addDays } from './date/addDays.ts';
export { daysUntilDue } from './date/dueDate.ts';
export { defaultDueDate } from './date/dueDate.ts';
export { isIsoDate, isoDate, type IsoDate } from './date/isoDate.ts';
export { type CalculatedDocument, calculateDocument } from './document/calculateDocument.ts';
export { calculateLine } from './document/calculateLine.ts';
export {
  type ArticleLineInput,
  type DocumentInput,
  type LineInput,
  type LineMode,
  type TextLineInput,
} from './document/DocumentInput.ts';
export { type DocumentMargin, documentMargin } from './document/documentMargin.ts';
export type { DocumentTotals, VatRow } from './document/DocumentTotals.ts';
export type {
  CalculatedLine,
  ExactPercent,
  MarginPercent,
  OwnAmounts,
  Shares,
} from './document/LineAmounts.ts';
export {
  changeSums,
  contributionOf,
  type RateSum,
  type RateSums,
  sumByRate,
  vatTableOf,
} from './document/rateSums.ts';
export { shareAllowance } from './document/shareAllowance.ts';
export { sharesOf } from './document/shares.ts';
export { type Terms, termsOf } from './document/terms.ts';
export { totalsOf } from './document/totals.ts';
export { draftOf, editorOf } from './editor/draft.ts';
export {
  calculatedDocument,
  documentInput,
  editorMargin,
  editorTotals,
  editorVatTable,
} from './editor/editorDocument.ts';
export type { EditorEvent, EditorEventOf, NewLine, PickedArticle } from './editor/EditorEvent.ts';
export { type EditorHistory, reduceEditorHistory } from './editor/editorHistory.ts';
export {
  type ArticleContent,
  type ArticleFields,
  type ArticleLink,
  type DeletedLine,
  type DraftLine,
  type EditorLine,
  type LineContent,
  type LineId,
  type LineNature,
  type LoadedLine,
  type TextContent,
  type VatChoice,
} from './editor/EditorLine.ts';
export type {
  DocumentHead,
  EditorCustomer,
  EditorDefaults,
  EditorDraft,
  EditorState,
} from './editor/EditorState.ts';
export { headFields, isChanged } from './editor/isChanged.ts';
export { isSame } from './editor/isChanged.ts';
export { newEditor } from './editor/newEditor.ts';
export { reduceEditor } from './editor/reduceEditor.ts';
export { isVatChangeDue, proposedVat } from './editor/vatChange.ts';
export { explain, explanationsOf } from './explain/explain.ts';
export type {
  AmountReference,
  Apportioning,
  CutShare,
  Exact,
  Explanation,
  InputName,
  LineField,
  NoDivisor,
  Norm,
  Operand,
  Rounding,
  Step,
  Term,
  Unit,
  VatField,
} from './explain/Explanation.ts';
export {
  type HistoryEvent,
  type HistoryMoment,
  newHistory,
  type StateHistory,
} from './history/StateHistory.ts';
export type { Branded } from './number/integer.ts';
export { formatDecimal } from './number/decimal.ts';
export { type Fraction } from './number/fraction.ts';
export { InputError, type InputErrorCode, type InputProblem } from './number/InputError.ts';
export type { Integer } from './number/integer.ts';
export {
  type Amount,
  type Cents,
  cents,
  formatCents,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  parseCents,
  parsePercent,
  parseQuantity,
  parseUnitPrice,
  type Percent,
  percent,
  type Quantity,
  quantity,
  type Scale,
  scales,
  type UnitPrice,
  unitPrice,
  unitPricesInCent,
} from './number/scaled.ts';
export { solveForTotal } from './solve/solveForTotal.ts';
export type { SolveOptions } from './solve/Question.ts';
export type {
  Candidate,
  FreeValue,
  NumberOf,
  Proof,
  Reached,
  Solution,
  ValueRange,
} from './solve/Solution.ts';
export { isEmail } from './validation/fields/isEmail.ts';
export { type RegisterId, type RegisterLink, registerLinks } from './registers/registerLinks.ts';
export { editorFields } from './validation/editorFields.ts';
export { failingFields } from './validation/fields/failingFields.ts';
export { failingLines } from './validation/fields/failingFields.ts';
export type {
  ChoiceForm,
  DocumentYearForm,
  LengthForm,
  FieldRule,
  Form,
  NumberForm,
} from './validation/fields/FieldRule.ts';
export {
  type Finding,
  type FindingCode,
  findingCodes,
  type FindingValues,
  type Warning,
} from './validation/Finding.ts';
export { largestTotal } from './validation/fields/forms.ts';
export { isBlank } from './validation/fields/blankFields.ts';
export { isDocumentYear } from './validation/fields/isDocumentYear.ts';
export { type NumberReading, readNumber } from './validation/fields/readNumber.ts';
export {
  type CustomerFields,
  customerRules,
  validateCustomer,
} from './validation/validateCustomer.ts';
export {
  type CustomerGroupFields,
  customerGroupRules,
  validateCustomerGroup,
} from './validation/validateCustomerGroup.ts';
export {
  type DocumentFields,
  type DocumentHeadFields,
  documentRules,
  validateDocument,
} from './validation/validateDocument.ts';
export { type LineFields } from './validation/validateLine.ts';
export { type LoginFields, loginRules, validateLogin } from './validation/validateLogin.ts';
export { type PaymentFields, paymentRules, validatePayment } from './validation/validatePayment.ts';
export { warnAboutCustomer } from './validation/warnAboutCustomer.ts';
export { warnAboutDocument } from './validation/warnAboutDocument.ts';
export {
  type CompanyData,
  readCompanyData,
  type VatDatabankAnswer,
} from './vatDatabank/readCompanyData.ts';
