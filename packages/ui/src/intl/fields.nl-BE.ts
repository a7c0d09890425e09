export const fieldTexts = {
  required: 'verplicht',
};

export const passwordFieldTexts = {
  show: 'Toon',
  hide: 'Verberg',
  /** What is shown or hidden; follows 'Toon' or 'Verberg' for screen readers. */
  subject: 'wachtwoord',
  shown: 'Het wachtwoord is zichtbaar.',
  hidden: 'Het wachtwoord is verborgen.',
};
