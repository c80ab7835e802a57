import type { ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { paths } from '../../lib/routing/paths.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { search as texts } from '../../texts/fi/search.ts';
import { searchAddress } from './search-term.ts';

type Props = {
  term: string;
  didYouMean: string;
  searchFor: (text: string) => void;
  photo: Photo;
  children: ReactNode;
};

export function NothingFound({ term, didYouMean, searchFor, photo, children }: Props) {
  return (
    <Empty title={texts.none} text={softHyphens(texts.noneHelp(term))} heading="h2" photo={photo}>
      {didYouMean && (
        <p className="search-meant">
          {texts.didYouMean}{' '}
          <a
            className="link"
            href={searchAddress(paths.search, didYouMean)}
            onClick={(event) => {
              event.preventDefault();
              searchFor(didYouMean);
            }}
          >
            {didYouMean}
          </a>
          ?
        </p>
      )}
      <a className="link" href={paths.listing} data-filter="">
        {texts.all}
      </a>
      {children}
    </Empty>
  );
}
