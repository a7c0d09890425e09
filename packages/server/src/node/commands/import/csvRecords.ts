import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { importTexts } from '../../../intl/nl-BE.ts';
import { StartupError } from '../../startupError.ts';

/** One record of a file: a line, or several where a quoted cell has line breaks. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** Without white space around them. */
  readonly cells: readonly string[];
}

/** A file that is no table: where that shows, and why. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
  readonly line: number;

  constructor(line: number, text: string) {
    super(text);
    this.line = line;
  }
}

/** Far longer than any real line: a quote that is never closed must not take all memory. */
const longestRecord = 1_000_000;

/**
 * Reads a CSV file record by record, the header first; lines without anything in them are left out.
 * UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252; cells divided by a
 * semicolon, comma or tab, whichever the first line has most.
 * @throws CsvFault where it is no table, StartupError when it cannot be read
 */
export async function* csvRecords(file: string): AsyncGenerator<CsvRecord> {
  const encoding = await encodingOf(file);
  const delimiter = await delimiterOf(file, encoding);
  let linesRead = 0;
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    max_record_size: longestRecord,
    // The parser reads ahead: it can fail before its earlier records are consumed.
    on_record: (record: string[], { lines }) => {
      linesRead = lines;
      return record;
    },
  });
  // Errors of both pass through the parser to the consumer of the records.
  pipeline(Readable.from(decoded(file, encoding)), parser, () => undefined);
  let line = 1;
  try {
    for await (const record of parser) {
      const { info, record: cells } = record as { info: { lines: number }; record: string[] };
      if (cells.some((cell) => cell.trim() !== '')) {
        yield { line, cells: cells.map((cell) => cell.trim()) };
      }
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new CsvFault(linesRead + 1, importTexts.misquoted);
    throw error;
  }
}

/** What Excel writes: UTF-8 or, as "CSV" without more, Windows-1252, in which every byte is something. */
async function encodingOf(file: string): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const bytes of bytesOf(file)) {
      if (first && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      first = false;
      utf8.decode(bytes, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

async function delimiterOf(file: string, encoding: string): Promise<string> {
  let start = '';
  for await (const text of decoded(file, encoding)) {
    start += text;
    if (/[\r\n]/.test(start)) break;
  }
  const [header = ''] = start.split(/[\r\n]/, 1);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const count = (mark: string) => unquoted.split(mark).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(file)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartupError(`${file} cannot be read: ${error.message}.`);
  }
}
