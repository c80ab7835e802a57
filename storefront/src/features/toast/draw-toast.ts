import type { Toast } from '../../lib/toasts/toasts.ts';
import { toast as texts } from '../../texts/fi/toast.ts';

export function drawToast({ type, text, language, action, picture }: Toast, close: () => void): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast ${type}`;
  if (picture) element.append(drawPicture(picture));
  const words = document.createElement('p');
  words.textContent = text;
  if (language) words.lang = language;
  element.append(words);
  if (action) {
    const offer = button('link toast-action', () => {
      close();
      action.run();
    });
    offer.textContent = action.label;
    if (action.opens) offer.setAttribute('aria-controls', action.opens);
    element.append(offer);
  }
  const out = button('toast-close', close);
  out.setAttribute('aria-label', texts.close);
  element.append(out);
  return element;
}

function drawPicture(src: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  image.width = 48;
  image.height = 60;
  return image;
}

function button(className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.addEventListener('click', onClick);
  return element;
}
