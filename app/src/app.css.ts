import { layers } from '@facturatie/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// What react-aria would write into a style element of its own (index.html keeps it from doing so):
// a press that turns into a scroll or a pinch must not be held up.
globalStyle('[data-react-aria-pressable]', {
  '@layer': { [layers.reset]: { touchAction: 'pan-x pan-y pinch-zoom' } },
});
