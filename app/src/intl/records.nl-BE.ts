import { formatDate } from '@facturatie/ui/intl';
import type { FieldFault } from '../features/record/fieldsEditor.ts';
import { brusselsTime, brusselsToday } from '../features/today/brusselsToday.ts';

/** A moment in Brussels: `5/11/2026 om 14:05` (specification §1, d/MM/y and HH:mm). */
function momentText(moment: Date): string {
  return `${formatDate(brusselsToday(moment))} om ${brusselsTime(moment)}`;
}

/** Sentences of every screen on which a record is changed. Texts marked `spec` are quoted from the specification. */
export const recordText = {
  save: 'Opslaan', // spec
  saveAndBack: 'Opslaan en terug', // spec
  remove: 'Verwijderen', // spec
  saving: 'Bezig met opslaan',
  invalidTitle: 'Niet opgeslagen',
  leave: {
    title: 'Weggaan zonder op te slaan?',
    message: 'Wat u hier wijzigde, is dan weg.',
    confirm: 'Niet opslaan',
    cancel: 'Hier blijven',
  },
  draft: {
    title: 'Er zijn wijzigingen die niet opgeslagen zijn',
    typedAt: (moment: Date) => `U typte ze op ${momentText(moment)}.`,
    take: 'Terugzetten',
    drop: 'Weggooien',
    lost: 'Uw browser heeft geen plaats om uw wijzigingen te bewaren. Sla ze op voor u deze pagina verlaat.',
  },
  otherTab: {
    title: 'Ook open in een ander tabblad',
    message:
      'U hebt dit in nog een tabblad van deze browser openstaan. Wie als tweede opslaat, ziet eerst wat er verschilt.',
    ofDraft: 'Er is nog een tabblad open waarin u hieraan bezig bent.',
  },
  conflict: {
    title: 'Intussen gewijzigd',
    explanation: (who: string, when: Date | null) =>
      `Dit werd ${when ? `op ${momentText(when)}` : 'intussen'} gewijzigd door ${who || 'iemand anders'}. Er is niets overschreven: u kiest.`,
    field: 'Veld',
    theirs: (who: string) => `Versie van ${who || 'de ander'}`,
    mine: 'Uw versie',
    untouched: (value: string) => `${value || '(leeg)'} (niet door u gewijzigd)`,
    empty: '(leeg)',
    takeTheirs: (who: string) => `Versie van ${who || 'de ander'} nemen`,
    keepMine: 'Mijn wijzigingen behouden',
    cancel: 'Verder bewerken',
  },
  yes: 'ja', // spec
  no: 'neen', // spec
} as const;

/**
 * What is wrong with a field, in a sentence at the field.
 *
 * @param label of the field
 */
export function faultText({ code, values = {} }: FieldFault, label: string): string {
  switch (code) {
    case 'required':
      return `Vul ${label} in.`;
    case 'malformed':
      return 'Dit is geen geldige waarde.';
    case 'integer':
      return 'Vul een geheel getal in.';
    case 'decimals':
      return `Dit getal mag ${values.decimals ?? 2} cijfers na de komma hebben.`;
    case 'min':
      return values.minimum === undefined
        ? 'Dit is te klein.'
        : `Dit mag niet kleiner zijn dan ${decimalText(values.minimum)}.`;
    case 'max':
      return values.maximum === undefined
        ? 'Dit is te groot.'
        : `Dit mag niet groter zijn dan ${decimalText(values.maximum)}.`;
    case 'email':
      return 'Vul een geldig e-mailadres in, zoals naam@bedrijf.be.';
    case 'date':
      return 'Vul een bestaande datum in.';
    case 'year':
      return 'Dit jaar kan niet kloppen. Kies een datum van 2000 tot en met volgend jaar.';
    case 'enum':
      return 'Kies een van de mogelijke waarden.';
    case 'length':
      return values.maximum === undefined
        ? 'Dit is te lang.'
        : `Dit mag hoogstens ${values.maximum} tekens lang zijn.`;
    default:
      return code satisfies never;
  }
}

function decimalText(value: string): string {
  return value.replace('.', ',');
}
