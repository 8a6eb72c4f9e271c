import { mapFrame } from '@/components/company/map-frame';
import { Picture } from '@/components/ui/picture';
import type { Office } from '@/lib/domain/content';
import { companyMessages } from '@/messages/company';

const { src, width, height } = mapFrame;

/** dir="ltr": maps do not mirror in right-to-left layouts. */
export function OfficeMap({ offices }: { readonly offices: readonly Office[] }) {
  return (
    <figure dir="ltr" className="relative aspect-[3/2] overflow-hidden rounded sm:aspect-auto">
      <Picture
        src={src}
        width={width}
        height={height}
        alt={companyMessages.map(offices.map(({ name }) => name))}
        className="size-full object-cover sm:h-auto"
      />
      {/* The alt text names the offices already; these labels are visual. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {offices.map((office) => (
          <Mark key={office.name} office={office} />
        ))}
      </svg>
    </figure>
  );
}

/** SVG units shrink with the viewport, so marks and labels are larger on small screens. */
function Mark({ office: { name, latitude, longitude } }: { readonly office: Office }) {
  const x = Math.round((longitude - mapFrame.west) * mapFrame.unitsEast);
  const y = Math.round((mapFrame.north - latitude) * mapFrame.unitsNorth);
  const isNearEnd = x > width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" className="fill-seal stroke-card stroke-2 max-sm:scale-200" />
      <text
        y="0.35em"
        textAnchor={isNearEnd ? 'end' : 'start'}
        className="fill-ink stroke-card stroke-[6px] font-display [paint-order:stroke] text-[46px] sm:text-[28px] lg:text-[22px]"
      >
        <tspan dx={isNearEnd ? '-0.8em' : '0.8em'}>{name}</tspan>
      </text>
    </g>
  );
}
