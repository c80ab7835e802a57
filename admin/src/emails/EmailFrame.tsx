import { useState, type SyntheticEvent } from 'react';
import { texts } from '../texts/fi.ts';
import css from './EmailFrame.module.css';

/** CSP in addition to the sandbox: only the shop's own pictures load. */
const HEAD = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"><base target="_blank">`;

const withPolicy = (html: string): string => html.replace('<head>', `<head>${HEAD}`);

/** Same origin, to measure its height and load pictures; harmless without scripts. */
export function EmailFrame({ subject, html }: { subject: string; html: string }) {
  const [height, setHeight] = useState(640);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <iframe
      className={css.frame}
      title={texts.emails.frame(subject)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withPolicy(html)}
      height={height}
      onLoad={fit}
    />
  );
}
