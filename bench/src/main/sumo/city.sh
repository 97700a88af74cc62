#!/usr/bin/env bash
# Makes a city of SUMO in which some hundred vehicles drive, and their floating car data: city.sh FOLDER
# The same SUMO gives the same octets. It is that of PyPI: python3 -m venv sumo && sumo/bin/pip install eclipse-sumo==1.28.0
set -euo pipefail

version=1.28.0
seed=20140415
folder=${1:?a folder to write into}
python=${C2X_PYTHON:-python3}

export SUMO_HOME
SUMO_HOME=$("$python" -c 'import sumo; print(sumo.SUMO_HOME)') ||
    { echo "skipped: $python has no SUMO, install it: $python -m pip install eclipse-sumo==$version" >&2; exit 1; }
found=$("$python" -c 'from importlib.metadata import version; print(version("eclipse-sumo"))')
[ "$found" = "$version" ] || echo "SUMO is $found, not $version: its city may be another one" >&2
mkdir -p "$folder"

# streets that bend, of one and two lanes, with traffic lights and without
"$SUMO_HOME/bin/netgenerate" --rand --rand.iterations 150 --rand.min-distance 60 --rand.max-distance 260 \
    --rand.random-lanenumber --rand.random-priority -L 2 --turn-lanes 1 --tls.guess --tls.guess.threshold 40 \
    --seed "$seed" --output-file "$folder/net.xml" >/dev/null

cat >"$folder/types.xml" <<'XML'
<additional>
  <vTypeDistribution id="traffic">
    <vType id="passenger" vClass="passenger" probability="0.80" speedFactor="normc(1,0.1,0.7,1.3)"/>
    <vType id="delivery" vClass="delivery" probability="0.06"/>
    <vType id="truck" vClass="truck" probability="0.05"/>
    <vType id="bus" vClass="bus" probability="0.04"/>
    <vType id="motorcycle" vClass="motorcycle" probability="0.04"/>
    <vType id="emergency" vClass="emergency" probability="0.01"/>
  </vTypeDistribution>
</additional>
XML

"$python" "$SUMO_HOME/tools/randomTrips.py" --net-file "$folder/net.xml" --additional-file "$folder/types.xml" \
    --begin 0 --end 290 --period 0.6 --min-distance 800 --fringe-factor 3 --seed "$seed" \
    --trip-attributes 'type="traffic" departLane="best" departSpeed="max"' \
    --output-trip-file "$folder/trips.xml" --route-file "$folder/routes.xml" --validate >/dev/null

"$SUMO_HOME/bin/sumo" --net-file "$folder/net.xml" \
    --route-files "$folder/routes.xml" --begin 0 --end 290 --step-length 0.1 --seed "$seed" --threads 1 \
    --no-step-log --no-warnings --time-to-teleport 120 \
    --fcd-output "$folder/city.fcd.xml.gz" --fcd-output.attributes x,y,angle,type,speed,acceleration,signals \
    --device.fcd.begin 200

# the contents cam-city-stream (v1.CAM) and r2-cam-city-stream (r2.CAM): 256 of the CAMs of ten seconds, evenly
#   ./c2x simulate --fcd FOLDER/city.fcd.xml.gz --origin 48.13852,11.56984 --type v1.CAM --from 280 --to uper --hex |
#       awk '{line[NR] = $0} END {for (i = 0; i < 256; i++) print line[int(i * NR / 256) + 1]}' > cam-city-stream.hex
