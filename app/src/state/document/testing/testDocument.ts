import {
  ApiError,
  createSalesDocument,
  updateSalesDocument,
  type Call,
  type Caller,
  type DocumentSettings,
  type SalesDocument,
  type SalesDocumentForm,
} from '@facturatie/api-contract';
import { isoDate, percent } from '@facturatie/invoice-engine';
import type { SavedDocument } from '../documentEditor.ts';

/** The outcomes of a request. */
export const fates = [
  'answered',
  /** It never arrives. */
  'lost',
  /** It arrives after its sender has given up. */
  'late',
  /** It is done, and its answer is lost. */
  'unanswered',
  /** It is done, and the server fails while it answers. */
  'failed',
  /** It is done, and the answer is invalid. */
  'garbled',
  /** The session has ended. */
  'unauthorized',
  /** The server does not take it now. */
  'unavailable',
] as const;

export type Fate = (typeof fates)[number];

export const settings: DocumentSettings = {
  vat: { defaultCode: 3 },
  vatGroups: [{ code: 3, rate: percent(2100), description: '' }],
  countingTypes: [{ key: 'F', value: 'Factuur' }],
  margins: { default: percent(2500) },
} as unknown as DocumentSettings;

/** What a new document begins with; another one gets the number in the meantime. */
export const newDocument = { number: '20261000001', date: isoDate('2026-03-05'), settings };

/** Someone on their own clock: what happens later happens when time passes. */
export function createTime() {
  let now = 0;
  let alarms: { readonly at: number; readonly ring: () => void }[] = [];
  /** Lets everything that waits for a promise continue. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    settle,
    after: (milliseconds: number, ring: () => void) => {
      alarms.push({ at: now + milliseconds, ring });
    },
    pass: async (milliseconds: number) => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = alarms.toSorted((one, other) => one.at - other.at);
        if (!next || next.at > until) break;
        alarms = alarms.filter((alarm) => alarm !== next);
        now = next.at;
        next.ring();
        await settle();
      }
      now = until;
    },
  };
}

export type Time = ReturnType<typeof createTime>;

/** A saved change: the values before and after, and its author. */
export interface Write {
  readonly before: SalesDocument | undefined;
  readonly after: SalesDocument;
  readonly by: 'me' | 'colleague';
}

interface Stored {
  readonly document: SalesDocument;
  readonly version: number;
  readonly by: Write['by'];
}

/** A server that keeps documents as ours does: versions, lines by id, and one document for one key. */
export function createServer() {
  const documents = new Map<string, Stored>();
  const keys = new Map<string, { readonly body: string; readonly answer: SavedDocument }>();
  const writes: Write[] = [];
  const versions = new Map<string, SalesDocument>();
  let lastLine = 0;

  function store(number: string, form: SalesDocumentForm, by: Write['by']): SavedDocument {
    const before = documents.get(number);
    const known = new Set(before?.document.lines.map(({ record }) => record.id));
    const lines = form.lines
      .filter(({ mode }) => mode !== 'deleted')
      .map((line) => {
        const isKept = known.delete(line.record.id);
        const id = isKept ? line.record.id : ++lastLine;
        return { ...line, mode: 'edit', record: { ...line.record, id } };
      });
    const document = {
      ...form,
      number,
      lines,
      kind: 'quote',
      sequence: 1,
      defaultMargin: settings.margins.default,
    } as unknown as SalesDocument;
    const version = (before?.version ?? 0) + 1;
    documents.set(number, { document, version, by });
    versions.set(`"${version}"`, document);
    writes.push({ before: before?.document, after: document, by });
    return { document, version: `"${version}"` };
  }

  function create(form: SalesDocumentForm, key: string): SavedDocument {
    const body = JSON.stringify(form);
    const known = keys.get(key);
    if (known && known.body !== body) throw refusal(createSalesDocument, 422);
    // Somebody else came first: the number is another one than the form proposed.
    const answer = known?.answer ?? store(`2026100010${documents.size}`, form, 'me');
    keys.set(key, { body, answer });
    return answer;
  }

  function update(
    number: string,
    form: SalesDocumentForm,
    version: string | undefined,
    by: Write['by'],
  ): SavedDocument {
    const held = documents.get(number);
    if (!held) throw refusal(updateSalesDocument, 404);
    if (version !== undefined && version !== `"${held.version}"`) {
      throw new ApiError({
        call: updateSalesDocument.name,
        kind: 'status',
        status: 409,
        conflict: {
          version: `"${held.version}"`,
          changedBy: held.by,
          changedAt: null,
          current: { document: held.document },
        },
      });
    }
    if (form.number !== number) throw refusal(updateSalesDocument, 422);
    return store(number, form, by);
  }

  return { documents, versions, writes, create, update };
}

export type Server = ReturnType<typeof createServer>;

function refusal({ name }: Call, status: number): ApiError {
  return new ApiError({ call: name, kind: 'status', status });
}

/** How long a request and its answer are on their way, in milliseconds, and what becomes of it. */
export interface RoundTrip {
  readonly there: number;
  readonly back: number;
  readonly fate: Fate;
}

/** Calls of the editor to that server over an unreliable network. */
export function createNetwork(server: Server, time: Time, nextRoundTrip: () => RoundTrip) {
  let underWay = 0;
  let most = 0;
  const sent: SalesDocumentForm[] = [];

  /** @returns the calls of one page, until that is closed: its answers are then dropped */
  function connect(isGone: () => boolean): Caller {
    const call = (called: Call, given: unknown, options: unknown) => {
      const { params, body } = given as { params: { number: string }; body: SalesDocumentForm };
      sent.push(body);
      const { idempotencyKey, version } = options as { idempotencyKey?: string; version?: string };
      // As it travels: what cannot be sent is found here.
      const encoded = called.body?.encode(body);
      const decoded = called.body?.decode(JSON.parse(JSON.stringify(encoded)));
      if (!decoded?.ok) return Promise.reject(refusal(called, 422));
      const handle = () =>
        called.name === createSalesDocument.name
          ? server.create(body, idempotencyKey ?? '')
          : server.update(params.number, body, version, 'me');
      const { there, back, fate } = nextRoundTrip();
      const { promise, resolve, reject } = Promise.withResolvers<SavedDocument>();
      most = Math.max(most, ++underWay);
      const done = (end: () => void) => {
        underWay -= 1;
        if (!isGone()) end();
      };
      const fail = (kind: ApiError['kind'], status: number) => () =>
        reject(new ApiError({ call: called.name, kind, status }));
      const arrive = (): { answer?: SavedDocument; error?: unknown } => {
        try {
          return { answer: handle() };
        } catch (error) {
          return { error };
        }
      };
      time.after(there, () => {
        if (fate === 'lost') return done(fail('connection', 0));
        if (fate === 'unauthorized') return done(fail('unauthorized', 401));
        if (fate === 'unavailable') return done(fail('status', 503));
        if (fate === 'late') {
          time.after(back, arrive);
          return done(fail('connection', 0));
        }
        const { answer, error } = arrive();
        time.after(back, () =>
          done(() => {
            if (error !== undefined) reject(error);
            else if (fate === 'failed') fail('status', 500)();
            else if (fate === 'unanswered') fail('connection', 0)();
            else if (fate === 'garbled' || !answer) fail('malformed', 200)();
            else resolve(answer);
          }),
        );
      });
      return promise;
    };
    return call as unknown as Caller;
  }

  return { connect, sent, mostAtOnce: () => most, newPage: () => void (underWay = 0) };
}
