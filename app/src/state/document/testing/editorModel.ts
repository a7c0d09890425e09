import { isoDate, quantity, reduceEditor, unitPrice } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import type { SaveOutcome } from '../../editing/saveAtoms.ts';
import { driveEditor } from '../../editing/testing/driveEditor.ts';
import { storageInMemory } from '../../storageInMemory.ts';
import { createDocumentEditor, documentRecordKind } from '../documentEditor.ts';
import type { SavedDocument } from '../documentEditor.ts';
import type { DocumentFaults } from '../documentFaults.ts';
import { formOf } from '../documentForm.ts';
import type { DocumentEvent } from '../documentForm.ts';
import { changedByColleague, fieldAt, wordsWrittenOver } from './documentColleague.ts';
import { insist, screenOf, seen, valuesIn, valuesOnScreen, wordsIn } from './documentWords.ts';
import { createNetwork, createServer, createTime, newDocument, settings } from './testDocument.ts';
import type { RoundTrip } from './testDocument.ts';
import { openSaved, openNew, stateOf } from '../openedDocument.ts';
import { describeIn, typeIn } from './testEditor.ts';
import type { DrivenDocument } from './testEditor.ts';

/**
 * A user in the editor of one document, a colleague in the same document, and a model of what each of
 * them may expect: no input is lost, nothing unseen is overwritten.
 */
export function createEditorModel(isNew: boolean, nextRoundTrip: () => RoundTrip) {
  const time = createTime();
  const server = createServer();
  const network = createNetwork(server, time, nextRoundTrip);
  const storage = storageInMemory();
  const now = () => Date.parse('2026-03-05') + time.now();
  let number: string | undefined;
  let words = 0;
  /** The input that must survive. */
  const meant = new Set<string>();
  /** The input that the user or the colleague knowingly overwrote, deleted or undid. */
  const replaced = new Set<string>();
  /** The document on the screen at each press of Opslaan. */
  const asks = new Set<string | undefined>();
  let page = open();
  let shown = screen();
  let checkedWrites = 0;

  function open() {
    const held = number === undefined ? undefined : server.documents.get(number);
    const opened = held
      ? openSaved(held.document, settings, `"${held.version}"`)
      : openNew('quote', newDocument);
    const life = { isGone: false };
    network.newPage();
    const api = network.connect(() => life.isGone);
    const editor = createDocumentEditor(opened, {
      kind: documentRecordKind(api, opened),
      findArticle: async () => undefined,
      drafts: { storage, owner: 'els', now },
    });
    return { life, editor: driveEditor(editor) };
  }

  function screen() {
    return screenOf(page.editor.state());
  }

  /** The user changes the document. */
  function act<T>(doIt: (editor: DrivenDocument) => T): T {
    const before = wordsIn(screen());
    const done = doIt(page.editor);
    shown = screen();
    const after = wordsIn(shown);
    for (const word of before.filter((one) => !after.includes(one))) {
      replaced.add(word);
      meant.delete(word);
      // When undo restores it, it is a change after the press.
      pressed = pressed.filter((one) => one !== word);
    }
    for (const word of after) if (word.startsWith('w') && !before.includes(word)) meant.add(word);
    return done;
  }

  /** Another document replaces this one: the page itself shows which. */
  function show() {
    shown = screen();
  }

  const word = () => `w${++words};`;
  const lineAt = (nth: number): LineId | undefined => {
    const { lines } = page.editor.state().history.present;
    return lines[nth % Math.max(lines.length, 1)]?.id;
  };

  function everywhere(): string {
    const stored = Array.from({ length: storage.length }, (_, at) =>
      storage.getItem(storage.key(at) ?? ''),
    );
    return JSON.stringify([server.writes.map(({ after }) => after), stored, screen()]);
  }

  function check() {
    if (unexpected) throw unexpected;
    insist(screen() === shown, `Something on the screen changed by itself: ${shown} ${screen()}`);
    const found = new Set(wordsIn(everywhere()));
    for (const one of meant) insist(found.has(one), `What was typed is lost: ${one}`);
    insist(server.documents.size <= 1, 'Two documents were made of one');
    insist(network.mostAtOnce() <= 1, 'Two saves were under way at once');
    const isConflict = page.editor.state().conflict !== undefined;
    insist(canConflict || !isConflict, 'Somebody is in conflict with themselves');
    for (const { by, before, after } of server.writes.slice(checkedWrites)) {
      const saved = wordsIn(
        JSON.stringify([after.reference, after.remarks, after.notes, after.lines]),
      );
      insist(saved.length === new Set(saved).size, `Something is saved twice: ${saved.join(' ')}`);
      if (by === 'colleague') continue;
      for (const one of wordsIn(JSON.stringify(before ?? null)))
        if (one.startsWith('c') && !saved.includes(one))
          insist(replaced.has(one), `Something of a colleague was overwritten unseen: ${one}`);
    }
    checkedWrites = server.writes.length;
    for (const body of network.sent.splice(0)) {
      const values = valuesIn(body);
      insist(asks.has(values), `No screen showed what is sent: ${values}`);
    }
  }

  /** The document on the screen at the last press of Opslaan. */
  let pressed: string[] = [];
  let isUnderWay = false;
  let unexpected: Error | undefined;
  /** Whether the colleague, or this user before a reload, can have saved first. */
  let canConflict = false;

  async function save(due?: ReturnType<DrivenDocument['save']>) {
    const from = page;
    if (!due) {
      asks.add(valuesOnScreen(page.editor.state()));
      pressed = wordsIn(screen()).filter((one) => one.startsWith('w'));
    }
    // The text that is being typed is included.
    const saving = due ?? act((editor) => editor.save());
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const outcome = await saving;
      if (from === page) settled(outcome);
    } catch (error) {
      unexpected = error instanceof Error ? error : new Error(String(error));
    }
  }

  function settled(outcome: SaveOutcome<DocumentFaults, SavedDocument>) {
    isUnderWay = false;
    if (outcome.status === 'saved') {
      const all = server.writes.filter(({ by }) => by === 'me').map(({ after }) => after);
      const isGoingOn = number === undefined && outcome.isChangedSince;
      if (!outcome.next && !isGoingOn)
        for (const one of pressed.filter((on) => screen().includes(on)))
          insist(JSON.stringify(all).includes(one), `Input at the last save is not saved: ${one}`);
      if (number === undefined) {
        insist(server.documents.has(outcome.saved.document.number), 'Another document was saved');
        number = outcome.saved.document.number;
        canConflict = false;
        // Its own screen continues with the same editor.
        if (words % 2 === 0) colleague(words);
        for (const one of wordsIn(shown))
          insist(screen().includes(one), 'Input during creation is lost');
        show();
        const due = page.editor.saveDue();
        if (due) void save(due);
      }
    }
    // The login that follows comes back to the page as if it were reloaded.
    const isEnded =
      outcome.status === 'failed' && (outcome.error as { kind?: string }).kind === 'unauthorized';
    if (isEnded) reload();
  }

  function reload() {
    page.life.isGone = true;
    canConflict = true;
    isUnderWay = false;
    page = open();
    // The draft of a new document is always restored.
    if (number === undefined || words % 2 === 0) page.editor.takeDraft();
    show();
  }

  /** The words of the colleague that the user knowingly overwrites by keeping a change of the same field. */
  function writtenOver(): string[] {
    const state = page.editor.state();
    const before = server.versions.get(state.version ?? '');
    return before ? wordsWrittenOver(state, before) : [];
  }

  function colleague(nth: number) {
    const held = number === undefined ? undefined : server.documents.get(number);
    if (!held) return;
    const changed = changedByColleague(stateOf(held.document, settings), nth, `c${++words};`);
    server.update(held.document.number, formOf(changed), undefined, 'colleague');
    canConflict = true;
  }

  const steps = {
    type: (nth: number) =>
      act((editor) => typeIn(editor, { type: 'textEdited', field: fieldAt(nth), value: word() })),
    addLine: (nth: number) =>
      act((editor) => {
        const after = lineAt(nth);
        const lines = [{ description: word() }];
        editor.dispatch([{ type: 'linesInserted', lines, ...(after !== undefined && { after }) }]);
      }),
    describe: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line !== undefined) describeIn(editor, line, word());
      }),
    /** An article, and then a text that is typed on in its description. */
    pickArticle: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line === undefined) return;
        const description = word();
        const prices = { purchasePrice: unitPrice(5_0000), unitPrice: unitPrice(7_9000) };
        const article = { number: 'AF-A1', description, nature: 'goods', ...prices } as const;
        editor.dispatch([{ type: 'articlePicked', line, article }]);
        if (nth % 2 === 1) describeIn(editor, line, `${description} ${word()}`);
      }),
    beDate: (nth: number) =>
      act((editor) => {
        const date = isoDate(`2026-03-${10 + (nth % 20)}`);
        typeIn(editor, { type: 'dateEdited', date }, { date: undefined });
      }),
    leaveField: () =>
      act((editor) => {
        const { typing } = editor.state();
        if (typing) editor.dispatch(typing.events, typing.unparsed);
        editor.endTyping();
      }),
    count: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line === undefined) return;
        const value = quantity(1000 + nth);
        const event = { type: 'lineEdited', line, field: 'quantity', value } as const;
        typeIn(editor, event, { [`${line}.quantity`]: undefined });
      }),
    miscount: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line === undefined) return;
        const event = { type: 'lineEdited', line, field: 'quantity', value: quantity(0) } as const;
        editor.dispatch([event], { [`${line}.quantity`]: `${word()} stuks` });
      }),
    deleteLine: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line !== undefined) editor.dispatch([{ type: 'lineDeleted', line }]);
      }),
    moveLine: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line !== undefined) editor.dispatch([{ type: 'lineMoved', line, to: nth % 3 }]);
      }),
    beType: (nth: number) =>
      act((editor) => {
        const line = lineAt(nth);
        if (line === undefined) return;
        const event = { type: 'lineEdited', line, field: 'quantity', value: quantity(0) } as const;
        typeIn(editor, event, { [`${line}.quantity`]: word() });
      }),
    undo: () => act((editor) => editor.undo()),
    redo: () => act((editor) => editor.redo()),
    pickLate: (nth: number) => {
      const [asked, name] = [page, word()];
      // The search, or a customer that is being made, answers whenever it does.
      time.after(nth * 20, () => {
        if (asked !== page) return;
        const customer = { number: `K${nth}`, name };
        act((editor) => editor.dispatch([{ type: 'customerPicked', customer, countingType: 'F' }]));
      });
    },
    save: () => void save(),
    saveTwice: () => {
      void save();
      void save();
    },
    wait: (nth: number) => time.pass(nth * 10),
    colleague,
    reload,
    leave: () => {
      if (number === undefined) return;
      for (const one of wordsIn(screen())) meant.delete(one);
      page.editor.discard();
      canConflict = true;
      isUnderWay = false;
      page = open();
      show();
    },
    takeDraft: () => {
      canConflict = true;
      page.editor.takeDraft();
      show();
    },
    dropDraft: () => {
      const { draft } = page.editor.state();
      page.editor.dropDraft();
      const left = everywhere();
      for (const one of wordsIn(JSON.stringify(draft ?? null)))
        if (!left.includes(one)) meant.delete(one);
    },
    keepMine: () => {
      const over = writtenOver();
      if (!page.editor.state().conflict) return;
      page.editor.keepMine();
      for (const one of over) if (!wordsIn(screen()).includes(one)) replaced.add(one);
      show();
      void save();
    },
    takeTheirs: (nth: number) => {
      // Taking one's own back afterwards overwrites the neighbouring value.
      for (const one of writtenOver()) replaced.add(one);
      page.editor.takeTheirs();
      if (nth % 2 === 0) page.editor.takeDraft();
      show();
    },
    leaveConflict: () => page.editor.leaveConflict(),
  } as const;

  /** Without network faults, the user saves until everything is saved. */
  async function finish() {
    steps.type(0);
    await time.pass(100_000);
    for (let times = 0; times < 12; times += 1) {
      for (const field of Object.keys(page.editor.state().unparsed)) {
        const line = Number(field.split('.')[0]) as LineId;
        act((editor) =>
          editor.dispatch(
            [{ type: 'lineEdited', line, field: 'quantity', value: quantity(1000) }],
            { [field]: undefined },
          ),
        );
      }
      if (!page.editor.state().history.present.customer)
        act((editor) =>
          editor.dispatch([
            {
              type: 'customerPicked',
              customer: { number: 'K1', name: 'Peeters' },
              countingType: 'F',
            },
          ]),
        );
      if (seen(page.editor.state().history.present).lines.length === 0) steps.addLine(0);
      steps.keepMine();
      if (!isUnderWay) void save();
      await time.pass(100_000);
      check();
    }
    const held = server.documents.get(number ?? '');
    const shownNow = JSON.stringify(seen(page.editor.state().history.present));
    const kept = held && JSON.stringify(seen(stateOf(held.document, settings)));
    insist(kept === shownNow, `Not all is saved: ${kept} ${shownNow}`);
    insist(!page.editor.state().hasUnsaved, 'What is saved counts as not saved');
  }

  if (!isNew) {
    number = '20261000001';
    const first = openNew('quote', newDocument).state;
    const events: DocumentEvent[] = [
      { type: 'customerPicked', customer: { number: 'K1', name: 'Peeters' }, countingType: 'F' },
      { type: 'linesInserted', lines: [{ description: 'c0;' }, { quantity: quantity(2000) }] },
      { type: 'lineDeleted', line: 0 as LineId },
    ];
    server.documents.clear();
    const document = formOf(events.reduce(reduceEditor, first));
    Object.assign(document, { number });
    server.create(document, 'first');
    number = [...server.documents.keys()][0];
    page = open();
    show();
    checkedWrites = server.writes.length;
  }

  /** Performs the next action of the user; only the choice of a version during a conflict. */
  async function does(step: keyof typeof steps, nth: number) {
    const isAsked = page.editor.state().conflict !== undefined;
    const isElsewhere = step === 'wait' || step === 'colleague' || step === 'reload';
    const answer = (['keepMine', 'takeTheirs', 'leaveConflict'] as const)[nth % 3] ?? 'keepMine';
    await steps[isAsked && !isElsewhere ? answer : step](nth);
    await time.settle();
    check();
  }

  return { does, finish };
}

export type Step = Parameters<ReturnType<typeof createEditorModel>['does']>[0];
