export * from './components/Inline/index.ts';
export * from './components/Stack/index.ts';
export * from './components/UiProvider/index.ts';
export type { Messages } from './intl/nl-BE.ts';
export type { MessageOverrides } from './private/messages.ts';
