import { normaliseSearchText } from '../../database/search/normaliseSearchText.ts';
import type { RandomStream } from './randomStream.ts';
import {
  associationKinds,
  associationNames,
  companyEndings,
  fantasyNames,
  legalForms,
  trades,
} from './words/companies.ts';
import { familyNames, mensNames, womensNames } from './words/people.ts';
import { places } from './words/places.ts';

export interface Name {
  kind: 'company' | 'association' | 'person';
  construction: boolean;
  fields: { companyName: string; salutation: string };
  /** A contact of the company, or the customer itself. */
  person: string;
  /** Where its e-mail arrives: mailbox@domain. */
  mailbox: string;
  domain: string;
}

/** A name: three companies in four, the rest private persons and associations. */
export function generateName(random: RandomStream): Name {
  const person = generatePerson(random);
  return random.pickWeighted([
    [company, 76],
    [privatePerson, 17],
    [association, 7],
  ])(random, person);
}

interface Person {
  firstName: string;
  familyName: string;
  salutation: string;
}

function generatePerson(random: RandomStream): Person {
  const woman = random.chance(50);
  return {
    firstName: random.pick(woman ? womensNames : mensNames),
    familyName: random.pick(familyNames),
    salutation: woman ? 'Mevrouw' : 'De heer',
  };
}

function company(random: RandomStream, person: Person): Name {
  const trade = random.pick(trades);
  const prefix = random.pick(trade.prefixes);
  const name = random.chance(65)
    ? `${person.familyName}${random.pickWeighted(companyEndings)}`
    : random.pick(fantasyNames);
  const companyName = random.chance(12) ? name : `${prefix} ${name}`;
  return {
    kind: 'company',
    construction: trade.construction ?? false,
    fields: { companyName, salutation: random.pickWeighted(legalForms) },
    person: fullName(person),
    mailbox: 'info',
    domain: `${slug(companyName)}.example`,
  };
}

function association(random: RandomStream, person: Person): Name {
  const name = random.chance(60) ? random.pick(places).city : random.pick(associationNames);
  const companyName = `${random.pick(associationKinds)} ${name}`;
  return {
    kind: 'association',
    construction: false,
    fields: { companyName, salutation: 'VZW' },
    person: fullName(person),
    mailbox: 'info',
    domain: `${slug(companyName)}.example`,
  };
}

function privatePerson(_random: RandomStream, person: Person): Name {
  return {
    kind: 'person',
    construction: false,
    fields: { companyName: fullName(person), salutation: person.salutation },
    person: fullName(person),
    mailbox: `${slug(person.firstName)}.${slug(person.familyName)}`,
    domain: 'post.example',
  };
}

function fullName({ firstName, familyName }: Person): string {
  return `${firstName} ${familyName}`;
}

/** `Bakkerij D'Hondt & Zonen` as it is in an address: `bakkerij-dhondt-zonen`. */
function slug(name: string): string {
  return normaliseSearchText(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
