/**
 * What the components say by themselves, per room. Whoever uses them may replace any text
 * through `UiProvider`'s `messages`.
 */
export const nlBE = {
  button: {
    pending: 'Even geduld',
  },
  field: {
    required: 'verplicht',
  },
  link: {
    opensInNewTab: 'opent in een nieuw tabblad',
  },
  passwordField: {
    show: 'Toon',
    hide: 'Verberg',
    /** What is shown or hidden; stands after 'Toon' or 'Verberg' for screen readers. */
    subject: 'wachtwoord',
    shown: 'Het wachtwoord is zichtbaar.',
    hidden: 'Het wachtwoord is verborgen.',
  },
  select: {
    choose: 'Kies',
    unknown: (key: string) => `${key} (niet in de lijst)`,
  },
  alert: {
    critical: 'Fout',
    caution: 'Opgelet',
    positive: 'Gelukt',
    info: 'Info',
  },
};

/** All texts of the components. */
export type Messages = typeof nlBE;
