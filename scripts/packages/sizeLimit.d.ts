declare module '@size-limit/esbuild' {
  const plugins: object[];
  export default plugins;
}
declare module '@size-limit/file' {
  const plugins: object[];
  export default plugins;
}
