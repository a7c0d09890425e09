// What the login page does until the code of the app is there.

// Its text shows once its font is decided, as settleFonts does for pages that the app draws itself.
const { dataset } = document.documentElement;
function settle(isThere) {
  if (dataset.fonts !== 'awaited') return;
  if (isThere) delete dataset.fonts;
  else dataset.fonts = 'stand-in';
}
dataset.fonts = 'awaited';
document.fonts.load(`1em ${document.currentScript.dataset.family}`).then(
  (faces) => settle(faces.length > 0),
  () => settle(false),
);
setTimeout(settle, 200, false);

// That its form was sent is remembered for src/screens/LoginScreen/LoginScreen.tsx.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  dataset.sent = '';
});
