import { calculateDocument } from '../../document/calculateDocument.ts';
import type { LineInput } from '../../document/DocumentInput.ts';
import { parsePercent, parseQuantity, parseUnitPrice } from '../../number/scaled.ts';
import type { EditorEvent, NewLine } from '../EditorEvent.ts';
import type { ArticleContent, LineContent, LineId } from '../EditorLine.ts';
import type { EditorDraft } from '../EditorState.ts';
import type { Row } from './editing.ts';

type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };

/** A line of the model. */
interface ModelRow {
  id: LineId;
  mode: 'new' | 'edit' | 'deleted';
  content: LineContent;
  saved?: Row;
}

/**
 * The editor as slowly and plainly as can be: one list of rows that is written in, in which deleted rows
 * stay where they were, and not one amount.
 */
export interface EditorModel extends Writable<Omit<EditorDraft<Row>, 'lines' | 'deleted'>> {
  rows: ModelRow[];
}

/** The due dates of the dates that the random events use, from a calendar on the wall. */
const dueDates: Readonly<Record<string, string>> = {
  '2024-02-20': '2024-03-05',
  '2026-12-31': '2027-01-14',
  '9999-12-24': '9999-12-31',
};

/** A copy of the model in which the event has happened. */
export function modelAfter(before: EditorModel, event: EditorEvent<Row>): EditorModel {
  const model = JSON.parse(JSON.stringify(before)) as EditorModel;
  write(model, event);
  return model;
}

/** What the model shows: head, visible rows, deleted ones by id, and the whole document calculated. */
export function modelView({ rows, ...head }: EditorModel): object {
  const visible = rows.filter(({ mode }) => mode !== 'deleted');
  return {
    head,
    lines: visible,
    deleted: rows.filter(({ mode }) => mode === 'deleted').toSorted((a, b) => a.id - b.id),
    calculated: calculateDocument({
      discount: head.discount,
      defaultMargin: head.defaults.margin,
      lines: visible.map(({ content }) => inputOf(content)),
    }),
  };
}

function inputOf(content: LineContent): LineInput {
  return content.type === 'text'
    ? content
    : {
        ...content,
        vatRate: content.vat.rate,
        articleNumber: content.article?.number,
        purchasePrice: content.article?.purchasePrice,
      };
}

function write(model: EditorModel, event: EditorEvent<Row>): void {
  switch (event.type) {
    case 'lineAdded':
      insert(model, event.after, [{}]);
      break;
    case 'linesInserted':
      insert(model, event.after, event.lines);
      break;
    case 'defaultsLoaded':
      model.number = event.number;
      model.defaults = event.defaults;
      if (model.date === undefined) setDate(model, event.date);
      break;
    case 'documentLoaded': {
      const { lines, ...head } = event.document;
      const { nextLine } = model;
      const dueDate = head.date && dueDates[head.date];
      Object.assign(model, {
        date: undefined,
        dueDate: undefined,
        deliveryDate: undefined,
        customer: undefined,
        ...head,
        dueDateFollows: head.dueDate === dueDate,
        deliveryDateFollows: head.deliveryDate === head.date,
        defaults: event.defaults,
        nextLine: nextLine + lines.length,
        rows: lines.map((line, index) => ({ id: nextLine + index, mode: 'edit', ...line })),
      });
      break;
    }
    case 'documentDiscountEdited':
      model.discount = event.discount;
      break;
    case 'vatChanged':
      for (const row of model.rows) {
        if (row.mode !== 'deleted' && row.content.type === 'article') {
          row.content = { ...row.content, vat: event.vat };
        }
      }
      break;
    case 'countingTypeEdited':
      model.countingType = event.countingType;
      break;
    case 'customerPicked':
      model.customer = event.customer;
      model.countingType = event.countingType;
      break;
    case 'customerCleared':
      model.customer = undefined;
      break;
    case 'dateEdited':
      setDate(model, event.date);
      break;
    case 'dueDateEdited':
      if (event.date !== model.dueDate) model.dueDateFollows = false;
      model.dueDate = event.date;
      break;
    case 'deliveryDateEdited':
      if (event.date !== model.deliveryDate) model.deliveryDateFollows = false;
      model.deliveryDate = event.date;
      break;
    case 'textEdited':
      model[event.field] = event.value;
      break;
    case 'linesReloaded':
      throw new Error('The model knows no server.');
    case 'lineEdited':
    case 'descriptionEdited':
    case 'articlePicked':
    case 'lineDeleted':
    case 'lineDuplicated':
    case 'lineMoved':
    default:
      writeLine(model, event);
  }
}

type OneLineEvent = Extract<EditorEvent<Row>, { readonly line: LineId }>;

function writeLine(model: EditorModel, event: OneLineEvent): void {
  const row = model.rows.find(({ id, mode }) => id === event.line && mode !== 'deleted');
  if (row === undefined) return;
  switch (event.type) {
    case 'lineEdited':
      row.content = { ...articleOf(model, row.content), [event.field]: event.value };
      break;
    case 'descriptionEdited': {
      const { content } = row;
      const isLinked = content.type === 'article' && (content.article?.number ?? '') !== '';
      const isOther = event.description !== content.description;
      row.content =
        isLinked && isOther
          ? { type: 'text', description: event.description }
          : { ...content, description: event.description };
      break;
    }
    case 'articlePicked': {
      const { number, purchasePrice, ...filled } = event.article;
      const article = { number, purchasePrice };
      row.content = { ...articleOf(model, row.content), ...filled, article };
      break;
    }
    case 'lineDeleted':
      row.mode = 'deleted';
      break;
    case 'lineDuplicated':
      insert(model, row.id, [row.content], event.saved);
      break;
    case 'lineMoved':
    default: {
      const visible = model.rows.filter(({ mode }) => mode !== 'deleted');
      const from = visible.indexOf(row);
      const wanted = 'to' in event ? event.to : from + event.by;
      const others = visible.filter((other) => other !== row);
      const to = wanted < 0 ? 0 : wanted;
      model.rows = [
        ...others.slice(0, to),
        row,
        ...others.slice(to),
        ...model.rows.filter(({ mode }) => mode === 'deleted'),
      ];
    }
  }
}

function insert(
  model: EditorModel,
  after: LineId | undefined,
  lines: readonly NewLine[],
  saved?: Row,
): void {
  const place = model.rows.findIndex(({ id, mode }) => id === after && mode !== 'deleted');
  if (after !== undefined && place === -1) return;
  const rows = lines.map((line): ModelRow => {
    const id = model.nextLine;
    model.nextLine = (id + 1) as LineId;
    const kept = saved === undefined ? {} : { saved };
    return { id, mode: 'new', content: contentOf(model, line), ...kept };
  });
  model.rows.splice(after === undefined ? model.rows.length : place + 1, 0, ...rows);
}

function contentOf(model: EditorModel, { description = '', ...line }: NewLine): LineContent {
  const text = { type: 'text', description } as const;
  const { nature, quantity, unitPrice, discount, vat, article } = line;
  const fields = JSON.stringify({ nature, quantity, unitPrice, discount, vat, article });
  if (fields === '{}') return text;
  return { ...articleOf(model, text), ...(JSON.parse(fields) as NewLine) };
}

function articleOf(model: EditorModel, content: LineContent): ArticleContent {
  if (content.type === 'article') return content;
  return {
    type: 'article',
    description: content.description,
    nature: 'goods',
    quantity: parseQuantity('1'),
    unitPrice: parseUnitPrice('0'),
    discount: parsePercent('0'),
    vat: model.countingType === 'F' ? model.defaults.vat : { code: 0, rate: parsePercent('0') },
  };
}

function setDate(model: EditorModel, date: EditorModel['date']): void {
  if (date === model.date) return;
  model.date = date;
  if (date === undefined) return;
  if (model.dueDateFollows) model.dueDate = dueDates[date] as typeof date;
  if (model.deliveryDateFollows) model.deliveryDate = date;
}
