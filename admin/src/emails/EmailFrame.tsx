import { useState, type SyntheticEvent } from 'react';
import { texts } from '../texts/fi.ts';
import css from './EmailFrame.module.css';

/**
 * Nothing but the shop's own pictures may load; scripts are forbidden by the sandbox and once more here. Links open beside
 * the back office.
 */
const HEAD = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"><base target="_blank">`;

const walledOff = (html: string): string => html.replace('<head>', `<head>${HEAD}`);

/**
 * A letter as mail programs show it, walled off: no script, no form. Its origin is the back office's own, so that its
 * height can be read and the shop's pictures load; without scripts that gives a letter nothing.
 */
export function EmailFrame({ subject, html }: { subject: string; html: string }) {
  const [height, setHeight] = useState(640);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <iframe
      className={css.frame}
      title={texts.emails.frame(subject)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={walledOff(html)}
      height={height}
      onLoad={fit}
    />
  );
}
