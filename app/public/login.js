// What the login page does until the code of the app is there.

// Its text shows once its font is decided, as settleFonts does for pages that the app draws itself.
const { dataset } = document.documentElement;
const { family, app } = document.currentScript.dataset;
dataset.fonts = 'awaited';

const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const hasFont = document.fonts.load(`1em ${family}`).then(
  (faces) => faces.length > 0,
  () => false,
);
const isLate = new Promise((resolve) => setTimeout(resolve, 200, false));

// Evaluating the app keeps a slow processor busy for half a second: only after the page is painted.
async function start() {
  if (await Promise.race([hasFont, isLate])) delete dataset.fonts;
  else dataset.fonts = 'stand-in';
  await isParsed;
  // A page that nobody sees is not painted.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  setTimeout(() => import(app));
}
void start();

// That its form was sent is remembered for src/screens/LoginScreen/LoginScreen.tsx.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  dataset.sent = '';
});
