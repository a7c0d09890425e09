export const readFieldTexts = {
  read: (text: string) => `Gelezen als ${text}.`,
  swapKey: (text: string) => `Met F8 wordt het ${text}.`,
  swap: (text: string) => `Neem ${text}`,
  digitsOnly: 'Hier passen alleen cijfers en een komma.',
};

export const numberFieldsTexts = {
  notANumber: (part: string) =>
    part === ''
      ? 'Dit is geen getal. Typ cijfers, met een komma voor de decimalen.'
      : `'${part}' hoort niet in een getal. Typ cijfers, met een komma voor de decimalen.`,
  otherUnit: (part: string) => `'${part}' hoort niet in dit veld. Vul alleen het getal in.`,
  severalNumbers: 'Hier staan verschillende getallen. Hou er één over.',
  leadingZeros: 'Dit getal begint met nullen. Typ het zonder, als het klopt.',
  secondDecimalMark: 'De punten en komma’s kloppen niet. Gebruik één komma, voor de decimalen.',
  tooManyDecimals: (decimals: number) =>
    decimals === 0
      ? 'Vul een geheel getal in. Er wordt niets afgerond.'
      : `Vul hoogstens ${decimals} decimalen in. Er wordt niets afgerond.`,
  minusNotAllowed: 'Hier kan geen min staan. Vul een getal in vanaf 0.',
  tooSmall: (minimum: string) => `Vul minstens ${minimum} in.`,
  tooLarge: (maximum: string) => `Vul hoogstens ${maximum} in.`,
};

export const dateFieldTexts = {
  notADate: 'Dit is geen datum. Typ dag, maand en jaar, zoals 5/03/2026.',
  doesNotExist: (date: string) => `${date} bestaat niet. Kijk de dag en de maand na.`,
  yearOutOfRange: (first: number, last: number) => `Vul een jaar in van ${first} tot ${last}.`,
  otherWeekday: (date: string, weekday: string) =>
    `${date} is een ${weekday}. Kijk de dag en de datum na.`,
  tooEarly: (minimum: string) => `Vul een datum in vanaf ${minimum}.`,
  tooLate: (maximum: string) => `Vul een datum in tot en met ${maximum}.`,
  weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  openCalendar: 'Kalender openen',
};
