import { inlineLinks } from '@shop/shop-rules/inline-links';
import { readLegalText } from '@shop/shop-rules/legal-text';
import { useMemo } from 'react';
import { legalTexts as words } from '../../texts/legal.ts';
import css from './LegalTexts.module.css';

export function LegalPreview({ title, text }: { title: string; text: string }) {
  const { lead, parts } = useMemo(() => readLegalText(text), [text]);
  return (
    // Scroll areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.preview} aria-label={words.preview} tabIndex={0}>
      <h3>{title}</h3>
      <p className={css.lead}>{lead}</p>
      {parts.map((segment) => (
        <section key={segment.id}>
          <h4>{segment.title}</h4>
          {segment.text.map((block, index) =>
            typeof block === 'string' ? (
              // Text blocks have no other key.
              // oxlint-disable-next-line react/no-array-index-key
              <Words key={index} text={block} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key
              <ul key={index}>
                {block.map((line) => (
                  <li key={line}>
                    <Linked text={line} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </section>
  );
}

const Words = ({ text }: { text: string }) => (
  <p>
    <Linked text={text} />
  </p>
);

function Linked({ text }: { text: string }) {
  return inlineLinks(text).map(({ text: words, href }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    href ? <u key={index}>{words}</u> : words,
  );
}
