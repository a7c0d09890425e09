/**
 * Links to the demo, which is deployed beside a built Storybook. In development there is none: there it
 * says how it is made.
 */
export function DemoLink() {
  if (import.meta.env.DEV) {
    return (
      <span>
        a folder of plain files, made by <code>npm run build -- demo</code>
      </span>
    );
  }
  return (
    <a href="./demo/" target="_blank" rel="noreferrer">
      open it in a new tab
    </a>
  );
}
