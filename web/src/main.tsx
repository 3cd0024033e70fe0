import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/styles.css';
import { watchHistory } from './ui/dialogs/history-layers';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
// Before the router listens, so that the router gets only the navigation that leaves the page.
watchHistory();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
