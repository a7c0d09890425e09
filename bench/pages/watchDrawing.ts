/**
 * Lets a page count the lines that React draws, by the hook that it keeps for developer tools in production too.
 * Holds all that it needs, because it is sent to pages of the product as text.
 */
export function watchDrawing(): void {
  /** A component ran, as React notes it for developer tools. */
  const performedWork = 1;
  const drawn = new Set<Element>();

  /** Notes the lines in which something ran; what was passed over is the same object as before. */
  function note(fiber: Fiber, row: Element | undefined): void {
    const node = fiber.stateNode;
    const line = node instanceof HTMLTableRowElement && node.dataset['line'] ? node : row;
    if (line && typeof fiber.type === 'function' && (fiber.flags & performedWork) !== 0)
      drawn.add(line);
    if (fiber.child === fiber.alternate?.child) return;
    for (let child = fiber.child; child; child = child.sibling) note(child, line);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => note(current, undefined),
      onCommitFiberUnmount: () => {},
    },
    takeDrawnLines() {
      const count = drawn.size;
      drawn.clear();
      return count;
    },
  });
}

/** What is read of React's own tree. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** How many lines rendered since the last call. */
    takeDrawnLines(): number;
  }
}
