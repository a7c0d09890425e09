import fc from 'fast-check';

/** Any Unicode character, common ones more often. */
const anyCharacter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0, max: 0x2fff }),
  fc.integer({ min: 0x3000, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

/** Any text that a client could send. */
export const anyText = fc
  .array(anyCharacter, { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));
