import type { LegalPageRecord } from '@shop/contracts';
import { termsDay } from '@shop/shop-rules/terms';
import { legalTexts as words } from '../../texts/legal.ts';
import css from './LegalTexts.module.css';

export function LegalVersions({ page, versions }: Pick<LegalPageRecord, 'page' | 'versions'>) {
  return (
    <section className={css.versions}>
      <h2>{words.versions}</h2>
      <ul>
        {versions.map(({ version, publishedBy }, index) => (
          <li key={version}>
            <a href={`/shop/${page}?versio=${version}`} target="_blank" rel="noreferrer">
              {termsDay(version)}
              {version.slice(10)}
            </a>
            <span>{publishedBy ? words.by(publishedBy) : words.ofShop}</span>
            {index === 0 ? <span>{words.holding}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
