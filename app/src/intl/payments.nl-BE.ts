import { formatMoney } from '@facturatie/ui/intl';

const euros = (cents: number) => formatMoney(cents, { hasEuroSign: true });

/** Sentences of payments. Texts marked `spec` are quoted from the specification. */
export const paymentText = {
  title: (customerNumber: string) => `Betaling toevoegen ${customerNumber}`, // spec
  about: (documentNumber: string, companyName: string) =>
    `Factuur ${documentNumber} van ${companyName}`,
  standing: (amount: number, paid: number, balance: number) =>
    `Bedrag ${euros(amount)}, betaald ${euros(paid)}, saldo ${euros(balance)}.`,
  fields: {
    date: 'Datum',
    bankId: 'Bank',
    amount: 'Bedrag', // spec
    method: 'Betalingsmethode', // spec
  },
  loading: 'Banken en betalingsmethodes worden geladen',
  noBank: 'Geen bank',
  cancel: 'Annuleren', // spec
  added: {
    title: 'Betaling toegevoegd', // spec
    description: 'Met success is de betaling toegevoegd.', // spec
  },
  /** What became known while the dialog is open; the balance is what is still to be paid, in cents. */
  announcement: {
    isEarlierTry: {
      title: 'De vorige poging was toch aangekomen',
      description: (balance: number) =>
        `Die betaling is één keer toegevoegd. Wat hieronder staat, is niet verstuurd. Er is nog ${euros(balance)} te betalen; sla opnieuw op als dit nog een betaling is.`,
    },
    isPaidMeanwhile: {
      title: 'Iemand anders was u voor',
      description: (balance: number) =>
        `Op deze vervaldag is intussen betaald. Er is nog ${euros(balance)} te betalen. Wat u typte, staat er nog en is niet verstuurd.`,
    },
  },
} as const;
