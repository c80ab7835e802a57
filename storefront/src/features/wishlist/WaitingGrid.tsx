import { wishlist as texts } from '../../texts/fi/wishlist.ts';

export function WaitingGrid() {
  return (
    <>
      <output className="sr">{texts.loading}</output>
      <div className="wishlist-bar" aria-hidden="true">
        <span className="skeleton word" />
      </div>
      <ul className="grid" aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className="card">
            <span className="ground skeleton" />
            <span className="skeleton word" />
            <span className="skeleton word short" />
          </li>
        ))}
      </ul>
    </>
  );
}
