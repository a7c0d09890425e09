import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Hello</h1>
    <p>The smallest page that React can make.</p>
  </main>,
);
