const hull = 'M-50-26h100l-13 26h-73z';
const shore = 'absolute bottom-0 h-4/5 w-auto';

type Props = {
  /** How far the boat has come, from 0 to 100. */
  readonly percent: number;
  readonly className: string;
};

/**
 * A boat on its way from Japan to the quay: above the steps, and on phones on the bar, which lies between the two. The
 * text beside it says the same, so this is hidden from screen readers.
 */
export function Voyage({ percent, className }: Props) {
  return (
    <div
      dir="ltr"
      aria-hidden="true"
      className={`relative h-[min(22vw,7.5rem)] fill-none stroke-ink stroke-2 [stroke-linejoin:round] lg:h-42 rtl:[scale:-1_1] ${className}`}
    >
      <svg viewBox="0 0 200 170" className={shore}>
        <circle cx="152" cy="46" r="30" className="fill-seal-wash stroke-none" />
        <path d="M12 170 96 46q8-11 20 0l84 124z" className="fill-mist stroke-none" />
        <path
          d="m67 90 29-44q8-11 20 0l29 44-17-7-20 12-14-12-10 10z"
          className="fill-card stroke-line-strong"
        />
        <path d="M10 170v-52m34 52v-52m-42-1h50m-44 14h38" className="stroke-seal stroke-4" />
      </svg>
      <div className="absolute inset-y-0 start-[22vw] end-[18vw] md:inset-x-[10%]">
        <svg className="size-full overflow-visible">
          <line
            x1={`${percent + 6}%`}
            y1="95%"
            x2="110%"
            y2="95%"
            className="stroke-line-strong [stroke-dasharray:2_12] [stroke-linecap:round] max-md:hidden"
          />
          {/* As high as the scene: its width is more than that. */}
          <svg
            x={`${percent}%`}
            width="200"
            viewBox="0 -170 170 170"
            preserveAspectRatio="xMinYMax"
            className="overflow-visible"
          >
            <path d="M-4-34v-78l46 78zm-10 0v-58l-30 58z" className="fill-card" />
            <path d={hull} className="fill-ink" />
            <path d="M-4-112v-18l22 7-22 8" className="fill-seal stroke-seal" />
          </svg>
        </svg>
      </div>
      <svg viewBox="-170 -170 170 170" className={`end-0 ${shore}`}>
        <path d="M-170 0v-24H0V0z" className="fill-apricot stroke-none" />
        <path d="M-116-24v-46h84v46zm-10-46 52-34 52 34z" className="fill-card" />
        <path d="M-86-24v-26h24v26m-88 0v-16h18v16zm4-16v-12h14v12z" className="fill-wheat" />
      </svg>
    </div>
  );
}
