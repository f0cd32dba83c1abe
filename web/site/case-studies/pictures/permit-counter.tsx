const departments = [212, 258, 304, 350]

/** Plans on the left of a counter, four reviews side by side, a stamped permit on the right. */
export function PermitCounter() {
  return (
    <>
      <path d="M0 330h560v90H0z" className="fill-floor" />
      <path d="M0 330h560" className="stroke-ink" strokeWidth="3" />
      <path d="M0 346h560M70 346v74m140-74v74m140-74v74m140-74v74" className="stroke-ink-faint" />
      <g strokeWidth="2" className="fill-card stroke-ink">
        <path d="M40 322V132h120v190z" />
        <path
          d="M60 154h80v140H60zM60 214h26m18 0h36M96 154v36m0 50v54M60 250h18m-18 44a20 20 0 0 0 0-20"
          strokeWidth="1.75"
        />
        <path d="M28 330h140a9 9 0 0 0 0-18H28a9 9 0 0 0 0 18z" />
      </g>
      <path
        d="M140 232c40 0 32-36 72-36h138c44 0 40 44 82 44"
        className="stroke-thread"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {departments.map((x) => (
        <g key={x} strokeWidth="2" className="stroke-ink">
          <path d={`M${x - 17} 120h12l5 8h17v94h-34z`} className="fill-card" />
          <path d={`M${x - 8} 150h16m-16 12h16m-16 12h9`} strokeWidth="1.5" />
          <path d={`M${x - 7} 204l5 6 10-13`} strokeWidth="2.5" className="stroke-thread" />
        </g>
      ))}
      <g strokeWidth="2" className="stroke-ink">
        <path d="M408 330V134h112v196z" className="fill-card" />
        <path d="M424 158h56m-56 16h80m-80 14h80m-80 14h44" strokeWidth="1.75" />
      </g>
      <g className="stroke-thread" strokeWidth="3.5">
        <circle cx="472" cy="262" r="38" />
        <circle cx="472" cy="262" r="29" strokeWidth="1.5" />
        <path d="m456 262 12 13 21-26" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path
        d="M262 330v-10h36v10m-30-10v-22a12 12 0 1 1 24 0v22"
        className="fill-card stroke-ink"
        strokeWidth="2"
      />
    </>
  )
}
