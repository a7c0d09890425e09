// What the frame of every page says. A file per part, so that a page loads the texts of what it shows; whoever
// uses the components may replace any text through `UiProvider`'s `messages`.

export const buttonTexts = {
  pending: 'Even geduld',
};

export const linkTexts = {
  opensInNewTab: 'opent in een nieuw tabblad',
};

export const progressTexts = {
  percentage: (value: number) => `${value}\u00a0%`,
};

export const alertTexts = {
  critical: 'Fout',
  caution: 'Opgelet',
  positive: 'Gelukt',
  info: 'Info',
};

export const appShellTexts = {
  skip: 'Naar de inhoud',
  menu: 'Menu',
  navigation: 'Hoofdnavigatie',
  account: 'Account',
};

export const toastsTexts = {
  region: 'Meldingen',
  close: 'Sluit',
  success: 'Gelukt',
  warning: 'Opgelet',
  error: 'Fout',
};

export const busyIndicatorTexts = {
  busy: 'Even geduld',
};

export const onDemandTexts = {
  /** Beside what asked for a dialog, menu or calendar whose code did not come. */
  failed:
    'Dit kon niet geladen worden. Wat u typte, blijft staan. Controleer de verbinding en probeer het opnieuw.',
};
