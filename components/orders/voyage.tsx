/** In units of the drawing, which is as wide as the progress bar below it. */
const width = 1000;
const hull = 'M-50-26h100l-13 26h-73z';

/** Larger on phones, where a unit is a third of a pixel. */
const onPhones = 'max-sm:scale-150';

type Props = {
  /** How far the boat has come, from 0 to 100. */
  readonly percent: number;
};

/** A boat on its way from Japan to the quay. The text beside it says the same, so this is hidden from screen readers. */
export function Voyage({ percent }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} 170`}
      aria-hidden="true"
      className="block h-auto w-full overflow-visible fill-none stroke-ink stroke-2 [stroke-linejoin:round] rtl:-scale-x-100"
    >
      <circle cx="124" cy="52" r="30" className="fill-seal-wash stroke-none" />
      <path d="M0 170 74 46q8-11 20 0l74 124z" className="fill-mist stroke-none" />
      <path d="m48 90 26-44q8-11 20 0l26 44-17-7-16 12-14-12-11 10z" className="fill-card stroke-none" />
      <path d="M162 170v-52m34 52v-52m-42-1h50m-44 14h38" className="stroke-seal stroke-4" />
      <path
        d={`M${percent * 10 + 80} 160h640`}
        className="stroke-line-strong [stroke-dasharray:2_12] [stroke-linecap:round]"
      />
      <g transform={`translate(${percent * 10} 168)`}>
        <g className={onPhones}>
          <path d="M-4-34v-78l46 78zm-10 0v-58l-30 58z" className="fill-card" />
          <path d={hull} className="fill-ink" />
          <path d="M-4-112v-18l22 7-22 8" className="fill-seal stroke-seal" />
        </g>
      </g>
      <g transform="translate(1000 170)">
        <g className={onPhones}>
          <path d="M-170 0v-24H0V0z" className="fill-apricot stroke-none" />
          <path d="M-116-24v-46h84v46zm-10-46 52-34 52 34z" className="fill-card" />
          <path d="M-86-24v-26h24v26m-88 0v-16h18v16zm4-16v-12h14v12z" className="fill-wheat" />
        </g>
      </g>
    </svg>
  );
}
