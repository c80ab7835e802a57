/** A ball of yarn whose tail is the shop's one rust thread; it stands beside the words of empty states. */
export function YarnBall() {
  return (
    <svg className="yarn-ball" width="170" height="120" viewBox="0 0 170 120" fill="none" aria-hidden="true">
      <g stroke="var(--bark)" strokeWidth="1.5" strokeLinecap="round">
        <circle cx="50" cy="54" r="46" />
        <path d="M6 66C18 36 52 20 94 40M5 58C16 28 50 12 90 33M8 48C20 22 50 6 84 24M14 38C26 18 50 6 74 15" />
        <path d="M40 35C52 56 62 76 72 93M48 31C60 50 70 72 78 88M56 29C68 46 77 64 83 83M65 28C75 42 83 58 88 77" />
        <path d="M8 70C22 78 38 83 58 82M12 63C26 70 40 74 54 73M18 57C30 63 40 66 49 65M25 51C32 55 38 57 44 56" />
        <path d="M10 77C16 84 22 90 26 94M20 76C22 84 27 92 32 97M31 80C31 87 35 94 41 99M42 83C41 89 45 95 51 100M53 84C53 90 57 95 62 98" />
        <path d="M74 31C80 40 86 50 89 62M83 32C88 39 92 46 94 54" />
      </g>
      <path
        d="M78 90c8 7 17 12 28 13 12 1 22-3 26-11 4-7 0-14-6-14s-10 7-6 14c5 8 15 12 25 11 7-1 12-4 18-9"
        stroke="var(--rust)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
