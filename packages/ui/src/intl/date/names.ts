/** Names of months in Dutch, English, French and German, shortened or whole; in lower case. */
const months = [
  ['jan', 'januari', 'january', 'janvier', 'janv', 'januar'],
  ['feb', 'febr', 'februari', 'february', 'février', 'fevrier', 'févr', 'fév', 'fev', 'februar'],
  ['mrt', 'maart', 'mar', 'march', 'mars', 'märz', 'mär'],
  ['apr', 'april', 'avril', 'avr'],
  ['mei', 'may', 'mai'],
  ['jun', 'juni', 'june', 'juin'],
  ['jul', 'juli', 'july', 'juillet', 'juil'],
  ['aug', 'augustus', 'august', 'août', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['okt', 'oktober', 'oct', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dec', 'december', 'déc', 'décembre', 'decembre', 'dez', 'dezember'],
];

/** Names of the days of the week, Monday first. French only whole: 'mar' is March. */
const weekdays = [
  ['ma', 'maandag', 'mon', 'monday', 'lundi'],
  ['di', 'dinsdag', 'tue', 'tues', 'tuesday', 'mardi'],
  ['wo', 'woe', 'woensdag', 'wed', 'wednesday', 'mercredi'],
  ['do', 'don', 'donderdag', 'thu', 'thur', 'thurs', 'thursday', 'jeudi'],
  ['vr', 'vrij', 'vrijdag', 'fri', 'friday', 'vendredi'],
  ['za', 'zat', 'zaterdag', 'sat', 'saturday', 'samedi'],
  ['zo', 'zon', 'zondag', 'sun', 'sunday', 'dimanche'],
];

/** The month that a name is, 1 is January; undefined when it is none. */
export function monthNamed(name: string): number | undefined {
  return placeOf(name, months);
}

/** The day of the week that a name is, 1 is Monday; undefined when it is none. */
export function weekdayNamed(name: string): number | undefined {
  return placeOf(name, weekdays);
}

function placeOf(name: string, lists: readonly (readonly string[])[]): number | undefined {
  const index = lists.findIndex((names) => names.includes(name.toLowerCase().normalize('NFC')));
  return index < 0 ? undefined : index + 1;
}
