"""What `make counts` says of instructions that were counted."""

import subprocess
import sys

import pytest

from program import ROOT

# Last: tests have modules of the same names as benchmarks.
sys.path.append(str(ROOT / "Benchmarks"))

import counts  # noqa: E402


def line(count, before):
    """What is said of a benchmark; None stands for a count that is not there."""
    lines = counts.table({} if count is None else {"markdown": count}, {} if before is None else {"markdown": before})
    assert len(lines) == 2 and lines[1].startswith("markdown ")
    return lines[1]


@pytest.mark.parametrize("count", [1_050_001, 1_060_000, 50_000_000])
def test_more_than_five_per_cent_more_is_called_a_regression(count):
    assert line(count, 1_000_000).endswith("REGRESSION")


@pytest.mark.parametrize("count, change", [(1_050_000, "+5.00 %"), (1_000_300, "+0.03 %"), (1_000_000, "+0.00 %"), (950_000, "-5.00 %")])
def test_what_takes_a_little_more_or_less_is_only_told(count, change):
    assert line(count, 1_000_000).endswith(change)


def test_an_improvement_is_told():
    assert "-20.00 %  better" in line(800_000, 1_000_000)


def test_counts_stand_beside_those_of_the_baseline():
    assert line(1_234_567, 1_234_000).split()[1:3] == ["1,234,567", "1,234,000"]


def test_a_benchmark_that_the_baseline_lacks_is_called_new():
    assert "new" in line(800_000, None) and "REGRESSION" not in line(800_000, None)


def test_a_benchmark_that_is_only_in_the_baseline_is_called_gone():
    assert "gone" in line(None, 800_000)


def test_a_baseline_is_read_as_it_was_written(tmp_path):
    baseline = tmp_path / "counts.txt"
    assert counts.read(baseline) == (None, {})
    counts.write(baseline, "Swift, Valgrind", {"markdown": 5, "search-index": 12_345_678_901_234})
    assert counts.read(baseline) == ("Swift, Valgrind", {"markdown": 5, "search-index": 12_345_678_901_234})


def test_the_baseline_says_what_it_was_counted_with():
    tools, counted = counts.read(ROOT / "Benchmarks/counts.txt")
    assert "Swift version" in tools and "valgrind" in tools and "glibc" in tools
    assert all(count > 0 for count in counted.values()) and "records" in counted


def test_a_program_that_cannot_be_run_ends_the_comparison(tmp_path):
    run = subprocess.run(
        [sys.executable, "-B", ROOT / "Benchmarks/counts.py", "--program", "/bin/false", "--rewrite", "--baseline", tmp_path / "new"],
        capture_output=True, text=True)
    assert run.returncode != 0 and "failed" in run.stderr
    assert not (tmp_path / "new").exists()
