declare module '@size-limit/esbuild' {
  const plugins: (() => unknown)[];
  export default plugins;
}
declare module '@size-limit/file' {
  const plugins: (() => unknown)[];
  export default plugins;
}
