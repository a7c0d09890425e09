import type { DocumentSettings } from '@facturatie/api-contract';
import { calculatedDocument, validateDocument } from '@facturatie/invoice-engine';
import { expect, test, vi } from 'vitest';
import { driveEditor } from '../editing/testing/driveEditor.ts';
import { storageInMemory } from '../storageInMemory.ts';
import { createDocumentEditor, documentRecordKind } from './documentEditor.ts';
import { first } from './testing/testEditor.ts';

vi.mock(import('@facturatie/invoice-engine'), { spy: true });

test.each([undefined, '20261000001'])(
  'a save validates its document once, and calculates it once, of number %s',
  async (number) => {
    const opened = {
      kind: 'quote' as const,
      number,
      version: number,
      state: first,
      settings: {} as DocumentSettings,
      quoteNumber: '',
      creditedNumber: '',
    };
    const call = vi.fn(() => Promise.reject(new Error('The server is down')));
    const editor = createDocumentEditor(opened, {
      kind: documentRecordKind(call, opened),
      findArticle: async () => undefined,
      drafts: { storage: storageInMemory(), owner: 'els', now: Date.now },
    });
    vi.clearAllMocks();
    await driveEditor(editor).save();
    expect(call).toHaveBeenCalledOnce();
    expect(validateDocument).toHaveBeenCalledOnce();
    expect(calculatedDocument).toHaveBeenCalledOnce();
  },
);
