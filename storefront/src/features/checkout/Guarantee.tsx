import { guarantee } from '../../texts/fi/legal/guarantee.ts';
import './folds.css';

/** The notice of the seller's liability: its name in sight, its words folded behind it. */
export function Guarantee() {
  return (
    <details className="guarantee">
      <summary className="link">{guarantee.title}</summary>
      {guarantee.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a className="link" href={guarantee.url} rel="noopener noreferrer" target="_blank">
          {guarantee.more}
        </a>
      </p>
    </details>
  );
}
