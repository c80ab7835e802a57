import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import './theme/base.css';
import { App } from './App.tsx';
import { keepFocus } from './ui/keep-focus.ts';

const DEFAULT_BRAND = 'Luonnonlanka';

const brand = readBrand(document);
document.title = brand;

keepFocus();

const router = createBrowserRouter([{ path: '*', element: <App brand={brand} /> }], { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    {/* MUI's styles first, so that CSS modules win. */}
    <StyledEngineProvider injectFirst>
      <RouterProvider router={router} />
    </StyledEngineProvider>
  </StrictMode>,
);

/** The gateway writes the shop's name; without it the placeholder remains. */
function readBrand(page: Document): string {
  const content = page.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content.trim() ?? '';
  return content === '' || content.startsWith('%') ? DEFAULT_BRAND : content;
}
