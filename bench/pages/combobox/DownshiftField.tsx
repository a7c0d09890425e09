import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { customers, customersWith } from './customers.ts';

/** Downshift with a virtual list, as the documentation of both puts them together. */
export function DownshiftField() {
  const list = useRef<HTMLUListElement>(null);
  const [items, setItems] = useState(customers);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 44,
    overscan: 5,
  });
  const combobox = useCombobox({
    items: [...items],
    itemToString: (item) => item?.name ?? '',
    onInputValueChange: ({ inputValue }) => {
      setItems(customersWith(inputValue));
      virtualizer.scrollToOffset(0);
    },
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.MenuMouseLeave && highlightedIndex >= 0)
        virtualizer.scrollToIndex(highlightedIndex);
    },
  });
  return (
    <div>
      <label {...combobox.getLabelProps()}>Klant</label>
      <input {...combobox.getInputProps()} />
      <ul
        {...combobox.getMenuProps({ ref: list })}
        style={{
          position: 'relative',
          maxHeight: 320,
          overflow: 'auto',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {combobox.isOpen && (
          <>
            <li style={{ height: virtualizer.getTotalSize() }} />
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const item = items[index];
              return (
                item && (
                  <li
                    key={item.key}
                    {...combobox.getItemProps({ item, index })}
                    style={{
                      position: 'absolute',
                      transform: `translateY(${start}px)`,
                      height: size,
                      background: combobox.highlightedIndex === index ? '#ddd' : undefined,
                    }}
                  >
                    <div>{item.name}</div>
                    <div>{item.city}</div>
                  </li>
                )
              );
            })}
          </>
        )}
      </ul>
    </div>
  );
}
