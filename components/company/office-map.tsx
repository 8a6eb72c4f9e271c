import { mapFrame } from '@/components/company/map-frame';
import { Picture } from '@/components/ui/picture';
import type { Office } from '@/lib/domain/content';
import { companyMessages } from '@/lib/messages/en/company';

const { src, width, height } = mapFrame;

/** The map of our offices, drawn at build time by scripts/map.mjs (CON-05, A-31). Maps do not mirror. */
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
      {/* The picture has its name already; these are the names for the eye. */}
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

/** Units shrink with the screen, so that marks and letters are larger where the map is small. */
function Mark({ office: { name, latitude, longitude } }: { readonly office: Office }) {
  const x = Math.round((longitude - mapFrame.west) * mapFrame.unitsEast);
  const y = Math.round((mapFrame.north - latitude) * mapFrame.unitsNorth);
  // Names stand on the side where there is more map.
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
