import { threadShare } from '#shared/weaving/cloth-drawing.ts'

/** Both programs draw in window pixels, y down; `view` is the canvas in them. */
const place = `vec4 place(vec2 at, vec2 view) {
  return vec4(at / view * vec2(2, -2) + vec2(-1, 1), 0, 1);
}`

/**
 * The warp: a strip of 24 pieces for each thread. `shift` is how far the pointer has it pushed aside,
 * most at the pointer's height and not at all where the cloth holds it. `warp` is the pitch, the
 * pointer's y, where the cloth begins, and where the first thread is.
 */
export const warpVertex = `#version 300 es
in float shift;
uniform vec2 view;
uniform vec4 warp;
uniform float thin;
out float depth;
out float side;
${place}
void main() {
  float t = float(gl_VertexID / 2) / 24.0;
  float y = t * warp.z;
  float reach = (y - warp.y) / 150.0;
  float held = smoothstep(0.0, 60.0, warp.z - y);
  float x = warp.w + (float(gl_InstanceID) + 0.5) * warp.x + shift * exp(-reach * reach) * held;
  depth = t;
  side = float(gl_VertexID % 2) * 2.0 - 1.0;
  gl_Position = place(vec2(x + side * thin, y), view);
}`

export const warpFragment = `#version 300 es
precision mediump float;
in float depth;
in float side;
uniform vec3 yarn;
out vec4 color;
void main() {
  float edge = 1.0 - smoothstep(0.3, 1.0, abs(side));
  float there = mix(0.27, 1.0, smoothstep(0.4, 0.8, depth)) * edge;
  color = vec4(yarn * there, there);
}`

/** The cloth's place and the shuttle's: the whole width, `span` from and to. */
export const clothVertex = `#version 300 es
uniform vec2 view;
uniform vec2 span;
out vec2 at;
${place}
void main() {
  at = vec2(float(gl_VertexID % 2) * view.x, mix(span.x, span.y, float(gl_VertexID / 2)));
  gl_Position = place(at, view);
}`

/**
 * The cloth below `fell`, each float a thread with round ends as the page has it (cloth-file.ts), and
 * above it the row in flight behind its shuttle. `cell` is a crossing's size and where the first one
 * is; `rows` how many are in the cloth, and how far they have moved down, in rows; `flight` where the
 * row and the shuttle are, and its direction.
 */
export const clothFragment = `#version 300 es
precision highp float;
in vec2 at;
uniform sampler2D draft;
uniform vec3 cell;
uniform vec2 rows;
uniform float fell;
uniform vec3 flight;
uniform vec3 warp;
uniform vec3 ground;
uniform vec3 boat;
uniform vec3 dyes[9];
uniform float current;
out vec4 color;
bool isOver(float end, int row) {
  ivec2 size = textureSize(draft, 0);
  return texelFetch(draft, ivec2(int(mod(end + 0.5, float(size.x))), row), 0).r > 0.5;
}
void main() {
  float end = floor((at.x - cell.z) / cell.x);
  float across = fract((at.x - cell.z) / cell.x);
  float below = (at.y - fell) / cell.y - rows.y;
  if (below >= 0.0) {
    float pick = rows.x - 1.0 - floor(below);
    int row = int(mod(-0.5 - pick, float(textureSize(draft, 0).y)));
    vec3 dye = dyes[int(mod(floor(pick / 2.0 + 0.01) + 0.5, 9.0))];
    float pixel = 0.5 / cell.x;
    float edge = abs(across - 0.5);
    vec3 yarn = mix(warp, ground, smoothstep(0.4 - pixel, 0.4 + pixel, edge));
    float inset = ${threadShare.inset} * cell.y;
    float x = across * cell.x;
    float past = 0.0;
    if (!isOver(end - 1.0, row)) past = max(past, inset - x);
    if (!isOver(end + 1.0, row)) past = max(past, x - cell.x + inset);
    float off = length(vec2(past, (fract(below) - 0.5) * cell.y)) - ${threadShare.width / 2} * cell.y;
    float there = isOver(end, row) ? 1.0 - smoothstep(-0.5, 0.5, off) : 0.0;
    color = vec4(mix(yarn, dye, there), 1.0);
    return;
  }
  float off = at.y - flight.x;
  float gone = (flight.y - at.x) * flight.z;
  vec2 hull = vec2((at.x - flight.y) / 30.0, off / 7.0);
  if (abs(hull.x) < 1.0 && abs(hull.y) < 1.0 - hull.x * hull.x) { color = vec4(boat, 1.0); return; }
  bool under = mod(end, 2.0) < 0.5 && abs(across - 0.5) < 0.12;
  if (gone > 0.0 && abs(off) < 2.2 && !under) { color = vec4(dyes[int(mod(current + 0.5, 9.0))], 1.0); return; }
  color = vec4(0);
}`
